"use client";

import { X } from "lucide-react";
import type { Evidence } from "@/lib/annotations/schema";
import { evidenceLabel } from "../trajectory/step-marks";
import { MarkLabel, VisibleText } from "../trajectory/source-text";
import { IconButton } from "../ui/icon-button";

type EvidenceListProps = {
  evidence: readonly Evidence[];
  onJump: (step: number) => void;
  /** Without it the list can only be read. */
  onRemove?: (index: number) => void;
};

/** What was marked, as chips: a press goes to the step, the cross takes the mark away. */
export function EvidenceList({ evidence, onJump, onRemove }: EvidenceListProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {evidence.map(({ step, range, quote }, index) => (
        <li
          key={`${step}-${range?.join("-") ?? "whole"}-${index}`}
          className="evidence-chip max-w-full min-w-[45%] flex-1"
        >
          <button type="button" onClick={() => onJump(step)}>
            <MarkLabel>{evidenceLabel(index)}</MarkLabel>
            <span className="evidence-chip__quote">
              {range && !quote.startsWith('"') ? "“" : null}
              <VisibleText>{quote.slice(0, 160)}</VisibleText>
              {range && !quote.startsWith('"') ? "”" : null}
            </span>
            <span className="meta ml-auto whitespace-nowrap">step {step + 1}</span>
          </button>
          {onRemove ? (
            <IconButton
              label={`Remove evidence ${evidenceLabel(index)}`}
              size="sm"
              icon={<X className="size-3.5" aria-hidden="true" />}
              onClick={() => onRemove(index)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
