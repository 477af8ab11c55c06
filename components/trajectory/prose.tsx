import { lazy, memo, Suspense } from "react";
import { byteLength, excerptOf } from "./excerpt";
import { Fold } from "./fold";
import { LongText } from "./long-text";
import { SourceText } from "./source-text";
import type { TextMark } from "./text-pieces";

// Only pages with Markdown in them fetch the reader for it.
const MarkdownText = lazy(() => import("./markdown-text"));

const markdownSigns = /[*_`#|>[\]~]|^\s*(?:[-+]|\d+[.)])\s/m;
const markdownLimit = 60_000;

export type ProseProps = {
  text: string;
  /** The agent's visible words are Markdown; everyone else's are what they typed. */
  markdown?: boolean;
  quiet?: boolean;
  marks: readonly TextMark[];
  open: boolean;
  onToggle: () => void;
  kbd?: string;
  /** Rows above which it folds, and rows left when folded. */
  rows?: [max: number, folded: number];
};

/** The words of a step. */
export const Prose = memo(function Prose({
  text,
  markdown = false,
  quiet = false,
  marks,
  open,
  onToggle,
  kbd,
  rows = [60, 24],
}: ProseProps) {
  const { end, long } = excerptOf(text, open, rows[0], rows[1]);
  const shown = end === text.length ? text : text.slice(0, end);
  const asMarkdown = markdown && shown.length <= markdownLimit && markdownSigns.test(shown);
  return (
    <Fold long={long} open={open} onToggle={onToggle} bytes={long ? byteLength(text) : 0} kbd={kbd} plain>
      {asMarkdown ? (
        <div className="prose markdown" dir="auto">
          <Suspense fallback={<span className="whitespace-pre-wrap">{shown}</span>}>
            <MarkdownText text={shown} marks={marks} />
          </Suspense>
        </div>
      ) : (
        <p className="prose" data-quiet={quiet ? "" : undefined} dir="auto">
          {shown.length > markdownLimit ? (
            <LongText text={shown} marks={marks} />
          ) : (
            <SourceText text={shown} marks={marks} />
          )}
        </p>
      )}
    </Fold>
  );
});
