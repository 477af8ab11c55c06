"use client";

import { useState } from "react";
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
  const { shown, name, layer } = readType(type);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={`Why ${name} is marked here`}
      className="w-[472px] p-0"
      trigger={
        <button type="button" className="hit" title={name} aria-label={`${name}, ${layer}: why it is marked`}>
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
