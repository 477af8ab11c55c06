import type { ReactNode } from "react";
import { LinkButton } from "../ui/link-button";
import { BrandMark } from "../ui/brand-mark";

type RefusalProps = {
  title: string;
  /** What happened, what is safe, what to do. */
  children: ReactNode;
  /** Buttons; without them a way home. */
  actions?: ReactNode;
  /** Stands alone on the page, outside the workbench's frame. */
  alone?: boolean;
};

/** A page that isn't there, isn't allowed, or failed. */
export function Refusal({ title, children, actions, alone = false }: RefusalProps) {
  return (
    <main
      id="main"
      className={`mx-auto flex max-w-[520px] flex-col items-start gap-3 px-6 ${alone ? "pt-[16vh]" : "pt-20"}`}
    >
      {alone ? <BrandMark /> : null}
      <h1 className="text-xl">{title}</h1>
      <p className="text-md leading-note text-pretty text-ink-2">{children}</p>
      <div className="mt-2 flex gap-2">
        {actions ?? <LinkButton href="/">Go to your projects</LinkButton>}
      </div>
    </main>
  );
}
