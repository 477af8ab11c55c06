import { VisibleText } from "../trajectory/source-text";
import type { DiffPart } from "./diff-texts";

type DiffTextProps = {
  parts: readonly DiffPart[];
  side: "left" | "right";
  language?: string;
};

/** One side of a comparison. What only this side has is a `del` (left) or an `ins` (right), which readers announce. */
export function DiffText({ parts, side, language }: DiffTextProps) {
  const Only = side === "left" ? "del" : "ins";
  return (
    <p className="diff-text" lang={language} dir="auto">
      {parts.map((part, index) =>
        part.only ? (
          <Only key={index}>
            <VisibleText>{part.text}</VisibleText>
          </Only>
        ) : (
          <span key={index}>
            <VisibleText>{part.text}</VisibleText>
          </span>
        ),
      )}
    </p>
  );
}

/** What the two colours say, and how much is shared. */
export function DiffKey({ common }: { common: number }) {
  return (
    <p className="diff-key mt-2 flex flex-wrap items-center gap-4 text-xs">
      <del>only in the reference</del>
      <ins>only in the candidate</ins>
      <span className="meta tnum ml-auto">
        {common} {common === 1 ? "character" : "characters"} in common
      </span>
    </p>
  );
}
