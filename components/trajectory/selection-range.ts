/** A reader's selection as a place in one step's text, in UTF-16 offsets of the stored text. */
export type SelectedRange = { step: number; start: number; end: number };

/**
 * Reads the page's selection inside `root`. Text drawn by `SourceText` knows its offsets; labels, layout and
 * signs for hidden characters don't count. A selection over several steps is cut at the end of the first.
 * Null when nothing of a step's text is selected.
 */
export function selectedRange(root: Element): SelectedRange | null {
  const selection = root.ownerDocument.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(root)) return null;
  let step: Element | null = null;
  let start: number | null = null;
  let end = 0;
  for (const piece of root.querySelectorAll("[data-o]")) {
    if (!range.intersectsNode(piece)) continue;
    const owner = piece.closest("[data-step]");
    const place = pieceRange(piece, range);
    if (!owner || place[0] === place[1]) continue;
    if (step === null) step = owner;
    // Arguments and their result stand in one card but are two steps.
    else if (step.getAttribute("data-step") !== owner.getAttribute("data-step")) break;
    start = start === null ? place[0] : Math.min(start, place[0]);
    end = Math.max(end, place[1]);
  }
  if (step === null || start === null) return null;
  return { step: Number(step.getAttribute("data-step")), start, end };
}

/** The part of one piece that a range covers. A piece that stands for something else is taken whole. */
function pieceRange(piece: Element, range: Range): [number, number] {
  const from = Number(piece.getAttribute("data-o"));
  const length = piece.getAttribute("data-len");
  if (length !== null) return [from, from + Number(length)];
  const size = piece.textContent?.length ?? 0;
  const inside = (node: Node, offset: number, otherwise: number) =>
    piece.contains(node) ? (node.nodeType === 3 ? offset : offset === 0 ? 0 : size) : otherwise;
  return [
    from + inside(range.startContainer, range.startOffset, 0),
    from + inside(range.endContainer, range.endOffset, size),
  ];
}
