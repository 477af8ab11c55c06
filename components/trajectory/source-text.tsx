import { Fragment } from "react";
import { textPieces, type TextMark } from "./text-pieces";

type SourceTextProps = {
  text: string;
  from?: number;
  to?: number;
  marks?: readonly TextMark[];
};

/**
 * A stretch of a step's text as text nodes. Each is wrapped with its offset (`data-o`), so that a selection
 * can be told in offsets of the stored text; what can't be seen is replaced by a sign (`data-len` says how
 * much of the source the sign stands for).
 */
export function SourceText({ text, from = 0, to = text.length, marks }: SourceTextProps) {
  return textPieces(text, from, to, marks).map((piece) => {
    const inner = piece.unseen ? (
      <span
        key={piece.start}
        data-o={piece.start}
        data-len={piece.end - piece.start}
        className={piece.unseen.label ? "unseen" : undefined}
        title={piece.unseen.name}
      >
        {piece.unseen.label}
      </span>
    ) : (
      <span key={piece.start} data-o={piece.start}>
        {text.slice(piece.start, piece.end)}
      </span>
    );
    if (!piece.mark) return inner;
    return (
      <Fragment key={piece.start}>
        <mark className="mark" data-tone={piece.mark.tone}>
          {inner}
        </mark>
        {piece.labels.map((label) => (
          <MarkLabel key={label}>{label}</MarkLabel>
        ))}
      </Fragment>
    );
  });
}

/** The number of a piece of evidence, after its words or beside its step. */
export function MarkLabel({ children }: { children: string }) {
  return (
    <span className="mark-label" data-label>
      {children}
    </span>
  );
}

/** A short text from a trajectory (a name, a title, a preview): hidden characters shown, no places, nothing to mark. */
export function VisibleText({ children }: { children: string }) {
  return textPieces(children, 0, children.length).map((piece) =>
    piece.unseen ? (
      <span key={piece.start} className={piece.unseen.label ? "unseen" : undefined} title={piece.unseen.name}>
        {piece.unseen.label}
      </span>
    ) : (
      children.slice(piece.start, piece.end)
    ),
  );
}
