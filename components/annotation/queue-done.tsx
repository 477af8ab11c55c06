"use client";

import { CheckCheck, Undo2 } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { BrandMark } from "../ui/brand-mark";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { formatPlural } from "../ui/format";
import { LinkButton } from "../ui/link-button";
import { useKeys } from "../ui/use-keys";
import type { UndoOffer } from "./annotate-bar";

type QueueDoneProps = {
  queueTitle: string;
  done: number;
  /** Items that others hold just now and that may come back. */
  open: number;
  homeHref: string;
  undo: UndoOffer | null;
  onUndo: () => void;
  menu: ReactNode;
};

/** After the last item: what was done, the way home, and still the last label's undo. */
export function QueueDone({ queueTitle, done, open, homeHref, undo, onUndo, menu }: QueueDoneProps) {
  const undoLast = () => {
    if (undo && undo.until > Date.now()) onUndo();
  };
  useKeys({ z: undoLast });
  return (
    <div className="flex min-h-screen flex-col">
      <header className="flex h-(--bar-top) items-center gap-3 border-b border-line bg-app px-5">
        <Link href={homeHref} aria-label="Assay, my queues" className="rounded-2">
          <BrandMark />
        </Link>
        <h1 className="truncate text-lg">{queueTitle}</h1>
        <span className="flex-1" />
        {menu}
      </header>
      <main id="main" className="grid flex-1 place-content-center">
        <EmptyState
          icon={<CheckCheck size={18} />}
          title={done > 0 ? "Nothing is left for you here" : "There is nothing for you here"}
          actions={
            <>
              <LinkButton variant="primary" href={homeHref}>
                My queues
              </LinkButton>
              {undo ? (
                <Button icon={<Undo2 aria-hidden="true" />} kbd="z" onClick={undoLast}>
                  Undo last
                </Button>
              ) : null}
            </>
          }
        >
          {done > 0 ? `You labelled ${formatPlural(done, "item")} in this queue. ` : ""}
          {open > 0
            ? `${formatPlural(open, "item")} ${open === 1 ? "is" : "are"} with others just now; what they give back comes to you.`
            : "All places are taken."}
        </EmptyState>
      </main>
    </div>
  );
}
