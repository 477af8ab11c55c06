import { layoutJson } from "./json-layout";
import { JsonText } from "./json-text";
import { hasLines, stringPieces } from "./json-string";
import { SourceText, VisibleText } from "./source-text";
import type { TextMark } from "./text-pieces";

type ValueTextProps = {
  text: string;
  start: number;
  end: number;
  marks?: readonly TextMark[];
};

/** One argument's value: short JSON as it stands, wide JSON laid out, strings with line breaks as lines. */
export function ValueText({ text, start, end, marks }: ValueTextProps) {
  if (hasLines(text, start, end)) return <StringLines text={text} start={start} end={end} marks={marks} />;
  const lines = /[[{]/.test(text[start] ?? "") ? layoutJson(text.slice(start, end), 56) : null;
  if (!lines) return <SourceText text={text} from={start} to={end} marks={marks} />;
  const moved = lines.map((line) => ({
    ...line,
    tokens: line.tokens.map((token) => ({ ...token, start: token.start + start, end: token.end + start })),
  }));
  return <JsonText text={text} lines={moved} marks={marks} />;
}

function StringLines({ text, start, end, marks }: ValueTextProps) {
  return stringPieces(text, start, end).map((piece) =>
    piece.decoded === undefined ? (
      <SourceText key={piece.start} text={text} from={piece.start} to={piece.end} marks={marks} />
    ) : (
      <span key={piece.start} data-o={piece.start} data-len={piece.end - piece.start}>
        {/^[\n\t]$/.test(piece.decoded) ? piece.decoded : <VisibleText>{piece.decoded}</VisibleText>}
      </span>
    ),
  );
}
