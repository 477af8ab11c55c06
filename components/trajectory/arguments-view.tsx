import { memo, useMemo } from "react";
import type { ToolCall } from "@/lib/trajectories/schema";
import { byteLength, excerptOf } from "./excerpt";
import { Fold } from "./fold";
import { objectEntries } from "./json-layout";
import { SourceText } from "./source-text";
import { callText } from "./step-text";
import type { TextMark } from "./text-pieces";
import { ValueText } from "./value-text";

const maxEntries = 12;
const maxValue = 1200;

type ArgumentsViewProps = {
  call: ToolCall;
  step: number;
  marks: readonly TextMark[];
  open: boolean;
  onToggle: () => void;
  kbd?: string;
};

/** The arguments of a call as a compact table; what isn't an object is shown as it was sent. */
export const ArgumentsView = memo(function ArgumentsView({
  call,
  step,
  marks,
  open,
  onToggle,
  kbd,
}: ArgumentsViewProps) {
  const text = callText(call);
  const entries = useMemo(() => objectEntries(text), [text]);
  if (text === "" || entries?.length === 0)
    return (
      <p className="args mono-block text-ink-3">
        {text === "" ? "no arguments were recorded" : "no arguments"}
      </p>
    );
  if (!entries) {
    const { end, long } = excerptOf(text, open, 10, 6);
    return (
      <div data-step={step} className="border-t border-line">
        {call.args_error ? (
          <p className="px-3 pt-1.5 text-xs text-danger">The arguments are not readable: {call.args_error}</p>
        ) : null}
        <Fold long={long} open={open} onToggle={onToggle} bytes={byteLength(text)} kbd={kbd}>
          <p className="mono-block px-3 py-1.5" dir="auto">
            <SourceText text={text} to={end} marks={marks} />
          </p>
        </Fold>
      </div>
    );
  }
  const long = entries.length > maxEntries || entries.some(({ value }) => value.end - value.start > maxValue);
  const shown = long && !open ? entries.slice(0, maxEntries) : entries;
  return (
    <div data-step={step}>
      <Fold long={long} open={open} onToggle={onToggle} bytes={byteLength(text)} kbd={kbd}>
        <dl className="args mono-block" aria-label="Arguments">
          {shown.map(({ key, value }) => (
            <div key={key.start}>
              <dt>
                <SourceText text={text} from={key.start + 1} to={key.end - 1} marks={marks} />
              </dt>
              <dd>
                {long && !open && value.end - value.start > maxValue ? (
                  <>
                    <SourceText text={text} from={value.start} to={value.start + 400} marks={marks} />…
                  </>
                ) : (
                  <ValueText text={text} start={value.start} end={value.end} marks={marks} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </div>
  );
});
