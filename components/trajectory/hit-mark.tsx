"use client";

import { useRef, useState, type ComponentProps } from "react";
import type { Signal } from "@/lib/signals/report";
import type { SignalType } from "@/lib/signals/schema";
import { readType } from "../signal/layer";
import { Shape } from "../signal/shape";
import { Popover } from "../ui/popover";
import { Tooltip } from "../ui/tooltip";
import { HitPopover, type HitLinks } from "./hit-popover";
import { HitTip } from "./hit-tip";

type HitMarkProps = {
  type: SignalType;
  /** All of this type. */
  hits: readonly [Signal, ...Signal[]];
  onJump: (step: number) => void;
  links?: HitLinks;
};

/** A hit on the rail: the shape of its layer. Hover and focus tell why it is there; pressing it tells all of it. */
export function HitMark({ type, hits, onJump, links }: HitMarkProps) {
  const [open, setOpen] = useState(false);
  const [offset, setOffset] = useState(6);
  const button = useRef<HTMLButtonElement>(null);
  const { shown, name, layer } = readType(type);
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOffset(belowStep(button.current));
        setOpen(next);
      }}
      offset={offset}
      label={`Why ${name} is marked here`}
      className="w-[472px] p-0"
      trigger={
        <MarkButton ref={button} hits={hits} aria-label={`${name}, ${layer}: why it is marked`}>
          <Shape layer={shown} size="lg" />
        </MarkButton>
      }
    >
      <HitPopover
        hits={hits}
        links={links?.[type]}
        onClose={() => setOpen(false)}
        onJump={(step) => {
          setOpen(false);
          onJump(step);
        }}
      />
    </Popover>
  );
}

/** Stands between the popover and its button, so that both may give it what they need. */
const MarkButton = ({ hits, ...props }: ComponentProps<"button"> & Pick<HitMarkProps, "hits">) => (
  <Tooltip label={<HitTip hits={hits} />} side="top" className="max-w-96 py-1.5">
    <button type="button" className="hit" {...props} />
  </Tooltip>
);

/** Far enough down not to cover the words it is about, unless the step is tall. */
function belowStep(button: HTMLElement | null): number {
  const step = button?.closest(".step");
  if (!button || !step) return 6;
  const gap = step.getBoundingClientRect().bottom - button.getBoundingClientRect().bottom + 4;
  return gap > 160 ? 6 : gap;
}
