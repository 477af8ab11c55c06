import { Fragment } from "react";
import type { JsonLine } from "./json-layout";
import { SourceText } from "./source-text";
import type { TextMark } from "./text-pieces";

/** Lines of laid-out JSON. Only the spaces between tokens are ours; every token is the source's. */
export function JsonText({
  text,
  lines,
  marks,
}: {
  text: string;
  lines: readonly JsonLine[];
  marks?: readonly TextMark[];
}) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? "\n" : null}
      {"  ".repeat(line.depth)}
      {line.tokens.map((token) => (
        <Fragment key={token.start}>
          {token.spaced ? " " : null}
          {token.key ? (
            <span className="key">
              <SourceText text={text} from={token.start} to={token.end} marks={marks} />
            </span>
          ) : (
            <SourceText text={text} from={token.start} to={token.end} marks={marks} />
          )}
        </Fragment>
      ))}
    </Fragment>
  ));
}
