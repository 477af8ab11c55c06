"use client";

import { useRef, useState } from "react";
import type { Signal } from "@/lib/signals/report";
import type { SignalType } from "@/lib/signals/schema";
import { readType } from "../signal/layer";
import { Shape } from "../signal/shape";
import { Popover } from "../ui/popover";
import { HitPopover, type HitLinks } from "./hit-popover";

type HitMarkProps = {
  type: SignalType;
  /** At least one; all of this type. */
  hits: readonly Signal[];
  onJump: (step: number) => void;
  links?: HitLinks;
};

/** A hit on the rail: the shape of its layer. Pressing it, or Enter on it, explains why it is there. */
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
        <button
          ref={button}
          type="button"
          className="hit"
          title={name}
          aria-label={`${name}, ${layer}: why it is marked`}
        >
          <Shape layer={shown} size="lg" />
        </button>
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

/** Far enough down not to cover the words it is about, unless the step is tall. */
function belowStep(button: HTMLElement | null): number {
  const step = button?.closest(".step");
  if (!button || !step) return 6;
  const gap = step.getBoundingClientRect().bottom - button.getBoundingClientRect().bottom + 4;
  return gap > 160 ? 6 : gap;
}
