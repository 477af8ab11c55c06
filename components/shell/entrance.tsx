import type { ReactNode } from "react";
import { BrandMark } from "../ui/brand-mark";
import { ThemeMenu } from "./theme-menu";

type EntranceProps = {
  title: string;
  /** What this is for, in a sentence or two. */
  lead?: ReactNode;
  children: ReactNode;
  /** Links under the panel. */
  foot?: ReactNode;
};

/** The frame of pages outside a project: the name, one panel, nothing else. */
export function Entrance({ title, lead, children, foot }: EntranceProps) {
  return (
    <div className="flex min-h-screen flex-col">
      <header className="flex h-(--bar-top) items-center justify-between px-5">
        <span className="flex items-center gap-2 font-strong">
          <BrandMark />
          Assay
        </span>
        <ThemeMenu />
      </header>
      <main id="main" className="mx-auto w-full max-w-[440px] px-5 pt-[8vh] pb-16">
        <h1 className="text-xl">{title}</h1>
        {lead ? <p className="mt-2 text-md leading-note text-ink-2">{lead}</p> : null}
        <div className="mt-6 grid gap-6">{children}</div>
        {foot ? <div className="mt-8 border-t border-line pt-4 leading-note text-ink-2">{foot}</div> : null}
      </main>
    </div>
  );
}
