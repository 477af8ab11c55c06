"use client";

import { lazy, Suspense } from "react";
import { Dialog } from "../ui/dialog";

const MarkdownText = lazy(() => import("./markdown-text"));

type GuidelinesDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Markdown. */
  text: string;
};

/** Guidelines, to read beside what they are about. */
export function GuidelinesDialog({ open, onOpenChange, title, text }: GuidelinesDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="md">
      <div className="prose markdown pb-2">
        <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
          <MarkdownText text={text} marks={[]} />
        </Suspense>
      </div>
    </Dialog>
  );
}
