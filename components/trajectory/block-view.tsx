import { BookmarkPlus } from "lucide-react";
import { lazy, memo, Suspense } from "react";
import { Button } from "../ui/button";
import { formatPlural } from "../ui/format";
import { Note } from "../ui/note";
import { stepNumbers, stepsIn, type Block } from "./blocks";
import type { HitLinks } from "./hit-popover";
import { NodeIcon } from "./node-icon";
import { VisibleText } from "./source-text";
import { StepBody } from "./step-body";
import type { StepMarks } from "./step-marks";
import type { StepWarning } from "./step-warnings";
import { whoOf } from "./who";

// A blind annotator's page has no hits and never fetches this.
const HitRail = lazy(() => import("./hit-rail"));

export type BlockViewProps = {
  block: Block;
  marks: ReadonlyMap<number, StepMarks>;
  warnings: ReadonlyMap<number, readonly StepWarning[]>;
  focused: boolean;
  /** The one block that the Tab key reaches. */
  reachable: boolean;
  open: boolean;
  onToggle: (at: number) => void;
  onFocus: (at: number) => void;
  onJump: (step: number) => void;
  /** Shown on the focused block; undefined where nothing can be marked. */
  onMark?: () => void;
  foldKey?: string;
  markKey?: string;
  hitLinks?: HitLinks;
  first: boolean;
  last: boolean;
};

/** One block of the trajectory with its number, its node on the rail and its body. */
export const BlockView = memo(function BlockView(props: BlockViewProps) {
  const { block, marks, warnings, focused, open, onToggle, onFocus, onJump, onMark, first, last } = props;
  if (block.kind === "turn" || block.kind === "hidden")
    return (
      <div
        className="turn-line"
        data-first={first ? "" : undefined}
        data-hidden={block.kind === "hidden" ? "" : undefined}
      >
        <span>
          {block.kind === "turn"
            ? `Turn ${block.turn}`
            : `${formatPlural(block.count, "step")} the user did not see`}
        </span>
      </div>
    );
  const who = whoOf(block);
  const numbers = stepNumbers(block);
  const steps = stepsIn(block);
  const signals = steps.flatMap((step) => marks.get(step.i)?.signals ?? []);
  return (
    <article
      className="step"
      data-at={block.at}
      data-who={who}
      data-focus={focused ? "" : undefined}
      data-first={first ? "" : undefined}
      data-last={last ? "" : undefined}
      tabIndex={props.reachable ? 0 : -1}
      aria-label={`Step ${numbers}`}
      aria-current={focused ? "step" : undefined}
      onFocus={() => onFocus(block.at)}
      onPointerDown={() => onFocus(block.at)}
    >
      <span className="step__number" aria-hidden="true">
        {numbers}
      </span>
      <span className="step__rail">
        {signals.length > 0 ? (
          <Suspense>
            <HitRail signals={signals} onJump={onJump} links={props.hitLinks} />
          </Suspense>
        ) : null}
        <NodeIcon who={who} kind={block.kind} />
      </span>
      <div className="step__body min-w-0">
        <StepBody
          block={block}
          marks={marks}
          open={open}
          onToggle={() => onToggle(block.at)}
          kbd={focused ? props.foldKey : undefined}
          action={
            focused && onMark ? (
              <Button
                size="sm"
                icon={<BookmarkPlus className="size-3.5" aria-hidden="true" />}
                kbd={props.markKey}
                onClick={onMark}
                // Pressing it must not lose the selection that is to be marked.
                onMouseDown={(event) => event.preventDefault()}
              >
                <span>
                  Mark<span className="max-narrow:hidden"> as evidence</span>
                </span>
              </Button>
            ) : undefined
          }
        />
        {steps.flatMap((step) =>
          (warnings.get(step.i) ?? []).map((warning, index) => (
            <div key={`${step.i}-${index}`} className="mt-1">
              <Note tone="warn" lead={`Import: ${warning.code}.`}>
                {warning.detail ? <VisibleText>{warning.detail}</VisibleText> : null}
              </Note>
            </div>
          )),
        )}
      </div>
    </article>
  );
});
