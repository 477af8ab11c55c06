import type { ShownLayer } from "../signal/layer";
import { visiblePieces } from "./visible-characters";

/** A stretch of a step's text that something points at, in UTF-16 offsets of that text. */
export type TextMark = {
  start: number;
  end: number;
  tone: "evidence" | ShownLayer;
  /** Shown after the stretch, e.g. "E1". */
  label?: string;
};

/** A stretch to draw: the same marks all along, and either as it is or replaced by a sign (`unseen`). */
export type TextPiece = {
  start: number;
  end: number;
  unseen?: { label: string; name: string };
  mark?: TextMark;
  /** Labels of the marks that end here. */
  labels: string[];
};

/**
 * Cuts the stretch `from`–`to` of a text where marks begin or end and where characters can't be seen.
 * Where marks overlap, the later in the list is drawn. The pieces cover the stretch without gap or overlap.
 */
export function textPieces(
  text: string,
  from: number,
  to: number,
  marks: readonly TextMark[] = [],
): TextPiece[] {
  const inside = marks.filter((mark) => mark.start < to && mark.end > from && mark.start < mark.end);
  const cuts = [...new Set(inside.flatMap((mark) => [mark.start, mark.end]))].sort((a, b) => a - b);
  return visiblePieces(text.slice(from, to)).flatMap((piece) => {
    const start = piece.start + from;
    const end = piece.end + from;
    const places = piece.mark ? [] : cuts.filter((cut) => cut > start && cut < end);
    return [start, ...places].map((begin, index): TextPiece => {
      const finish = places[index] ?? end;
      const over = inside.filter((mark) => mark.start < finish && mark.end > begin);
      return {
        start: begin,
        end: finish,
        ...(piece.mark ? { unseen: piece.mark } : {}),
        ...(over.length > 0 ? { mark: over[over.length - 1] } : {}),
        labels: over.flatMap((mark) =>
          mark.label && mark.end > begin && mark.end <= finish ? [mark.label] : [],
        ),
      };
    });
  });
}
