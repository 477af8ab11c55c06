import { Ban, CornerDownRight, TriangleAlert } from "lucide-react";
import { memo, useMemo } from "react";
import type { ToolResult } from "@/lib/trajectories/schema";
import { formatBytes } from "../ui/format";
import { errorTitle } from "./error-title";
import { byteLength, excerptOf } from "./excerpt";
import { Fold } from "./fold";
import { layoutJson } from "./json-layout";
import { JsonText } from "./json-text";
import { LongText } from "./long-text";
import { MarkLabel, SourceText, VisibleText } from "./source-text";
import type { TextMark } from "./text-pieces";

const layoutLimit = 200_000;
const maxRows = 8;
const foldedRows = 5;

type ResultViewProps = {
  result: ToolResult;
  step: number;
  marks: readonly TextMark[];
  /** Evidence on the whole result. */
  labels: readonly string[];
  open: boolean;
  onToggle: () => void;
  kbd?: string;
  /** Said in a stack: "the same 3 times". */
  times?: number;
  /** The result's own step number, when the card's number doesn't tell it. */
  showStep?: boolean;
};

/** What came back from a tool: its state, its size, its text; JSON laid out, never run or rendered. */
export const ResultView = memo(function ResultView(props: ResultViewProps) {
  const { result, step, marks, labels, open, onToggle, kbd, times = 1, showStep } = props;
  const { text, status } = result;
  const json = useMemo(() => (text.length <= layoutLimit ? layoutJson(text) : null), [text]);
  const isJson = json !== null && /^\s*[[{]/.test(text);
  const bytes = byteLength(text);
  const Icon = status === "error" ? TriangleAlert : status === "cancelled" ? Ban : CornerDownRight;
  const excerpt = excerptOf(text, open, maxRows, foldedRows);
  const long = isJson ? json.length > maxRows : excerpt.long;
  return (
    <div className="result" data-step={step} data-error={status === "error" ? "" : undefined}>
      <div className="result__head">
        <Icon aria-hidden="true" />
        <span className="result__title">
          {status === "error" ? "Error" : status === "cancelled" ? "Cancelled" : "Result"}
          {status === "error" && isJson ? <ErrorTitle text={text} /> : null}
          {times > 1 ? `, the same ${times} times` : null}
        </span>
        {showStep ? <span className="code text-2xs">step {step + 1}</span> : null}
        {labels.map((label) => (
          <MarkLabel key={label}>{label}</MarkLabel>
        ))}
        <span className="meta tnum ml-auto">
          {text === "" ? "empty" : `${formatBytes(bytes)}${isJson ? " JSON" : ""}`}
        </span>
      </div>
      <Fold long={long} open={open} onToggle={onToggle} bytes={bytes} kbd={kbd}>
        <div className="mono-block" dir="auto">
          {isJson ? (
            <JsonText text={text} lines={long && !open ? json.slice(0, foldedRows) : json} marks={marks} />
          ) : excerpt.end > layoutLimit ? (
            <LongText text={text.slice(0, excerpt.end)} marks={marks} />
          ) : text === "" ? (
            <span className="text-ink-3">nothing came back</span>
          ) : (
            <SourceText text={text} to={excerpt.end} marks={marks} />
          )}
        </div>
      </Fold>
      {result.parts && result.parts.length > 0 ? (
        <p className="px-3 pb-2 text-xs text-ink-3">
          Not text: <VisibleText>{result.parts.map(partName).join(", ")}</VisibleText>
        </p>
      ) : null}
    </div>
  );
});

/** What a content block calls itself, e.g. "image". */
function partName(part: unknown): string {
  const type: unknown = typeof part === "object" && part !== null && "type" in part ? part.type : null;
  return typeof type === "string" ? type : "a block without a type";
}

function ErrorTitle({ text }: { text: string }) {
  const title = errorTitle(text);
  return title ? (
    <>
      {" · "}
      <VisibleText>{title}</VisibleText>
    </>
  ) : null;
}
