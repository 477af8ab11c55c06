import { textPieces, type TextMark, type TextPiece } from "./text-pieces";

/** What this plugin needs to know of a node of the HTML tree. */
type HtmlNode = {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};

const element = (tagName: string, properties: Record<string, unknown>, children: HtmlNode[]): HtmlNode => ({
  type: "element",
  tagName,
  properties,
  children,
});

/**
 * A rehype plugin that wraps every text node with its offset in the Markdown source, draws marks over it and
 * shows hidden characters, as `SourceText` does for plain text. Text that differs from its source (escapes,
 * entities) becomes one piece with a length, so that a selection takes it whole.
 */
export function rehypeSourceText({ source, marks }: { source: string; marks: readonly TextMark[] }) {
  const draw = (node: HtmlNode, piece: TextPiece, value: string): HtmlNode[] => {
    const place = piece.unseen
      ? { dataO: piece.start, dataLen: piece.end - piece.start, title: piece.unseen.name }
      : { dataO: piece.start };
    const text: HtmlNode = { type: "text", value: piece.unseen ? piece.unseen.label : value };
    const span = element("span", piece.unseen?.label ? { ...place, className: ["unseen"] } : place, [text]);
    if (!piece.mark) return [span];
    return [
      element("mark", { className: ["mark"], dataTone: piece.mark.tone }, [span]),
      ...piece.labels.map((label) =>
        element("span", { className: ["mark-label"], dataLabel: "" }, [{ type: "text", value: label }]),
      ),
    ];
  };
  const rewrite = (node: HtmlNode): HtmlNode[] => {
    if (node.type !== "text" || !node.value) {
      if (node.children) node.children = node.children.flatMap(rewrite);
      return [node];
    }
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return drawn(node.value);
    if (source.slice(start, end) === node.value)
      return textPieces(source, start, end, marks).flatMap((piece) =>
        draw(node, piece, source.slice(piece.start, piece.end)),
      );
    const over = marks.filter((mark) => mark.start < end && mark.end > start);
    const whole = element("span", { dataO: start, dataLen: end - start }, drawn(node.value));
    const last = over[over.length - 1];
    return last ? [element("mark", { className: ["mark"], dataTone: last.tone }, [whole])] : [whole];
  };
  /** Text without a place in the source: only its hidden characters are shown. */
  const drawn = (value: string): HtmlNode[] =>
    textPieces(value, 0, value.length).map((piece) =>
      piece.unseen
        ? element("span", { className: piece.unseen.label ? ["unseen"] : [], title: piece.unseen.name }, [
            { type: "text", value: piece.unseen.label },
          ])
        : { type: "text", value: value.slice(piece.start, piece.end) },
    );
  return (tree: HtmlNode) => {
    rewrite(tree);
  };
}
