import { Check, X } from "lucide-react";
import type { Signal } from "@/lib/signals/report";
import { leafOf, type SignalType } from "@/lib/signals/schema";
import { LeafChip } from "../signal/leaf";
import { formatDecimal } from "../ui/format";
import { IconButton } from "../ui/icon-button";
import { TextButton, TextLink } from "../ui/link-button";
import { hitFacts } from "./hit-facts";
import { VisibleText } from "./source-text";

/** Where a leaf's rule is described and where trajectories like this one are listed. */
export type HitLinks = Partial<
  Record<SignalType, { rule?: string; similar?: { href: string; count?: number } }>
>;

type HitPopoverProps = {
  hits: readonly Signal[];
  links?: HitLinks[SignalType];
  onClose: () => void;
  onJump: (step: number) => void;
};

/** Why a hit fired: the leaf, what was matched and how closely, the call it is bound to, the detector's own facts. */
export function HitPopover({ hits, links, onClose, onJump }: HitPopoverProps) {
  const [hit] = hits;
  if (!hit) return null;
  const leaf = leafOf(hit.signal_type);
  const { explain } = hit.metadata;
  return (
    <div className="px-4 py-3">
      <div className="mb-1 flex items-center gap-2">
        <LeafChip type={hit.signal_type} count={hits.length} />
        <span className="meta tnum min-w-0 truncate">
          {leaf.layer} · {leaf.category} · confidence {formatDecimal(hit.confidence, 2)}
        </span>
        <span className="-mr-1.5 ml-auto">
          <IconButton
            label="Close"
            size="sm"
            icon={<X className="size-3.5" aria-hidden="true" />}
            onClick={onClose}
          />
        </span>
      </div>
      <p className="mb-3 leading-note">{leaf.description}</p>
      <dl className="grid grid-cols-[96px_minmax(0,1fr)] gap-y-[5px]">
        {explain.matched ? (
          <>
            <dt className="text-ink-3">Matched text</dt>
            <dd className="wrap-anywhere">
              “
              <mark
                className="mark"
                data-tone={leaf.category === "satisfaction" ? "satisfaction" : leaf.layer}
              >
                <VisibleText>{explain.matched}</VisibleText>
              </mark>
              ”
            </dd>
          </>
        ) : null}
        {hit.snippet && hit.snippet !== explain.matched ? (
          <>
            <dt className="text-ink-3">Snippet</dt>
            <dd className="wrap-anywhere">
              “<VisibleText>{hit.snippet}</VisibleText>”
            </dd>
          </>
        ) : null}
        <dt className="text-ink-3">Rule</dt>
        <dd className="code wrap-anywhere">
          <VisibleText>{explain.rule}</VisibleText>
        </dd>
        {explain.call ? <CallFact call={explain.call} onJump={onJump} /> : null}
        {hitFacts(hit).map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="tnum wrap-anywhere">
              <VisibleText>{value}</VisibleText>
            </dd>
          </div>
        ))}
      </dl>
      {explain.similarity !== undefined ? (
        <Similarity value={explain.similarity} threshold={explain.threshold} layer={leaf.layer} />
      ) : null}
      <div className="mt-2 flex items-center gap-4 text-xs">
        <span className="meta">{places(hits)}</span>
        <span className="flex-1" />
        {links?.rule ? <TextLink href={links.rule}>Open rule</TextLink> : null}
        {links?.similar ? (
          <TextLink href={links.similar.href}>See {links.similar.count ?? "others"} like it</TextLink>
        ) : null}
      </div>
    </div>
  );
}

type BoundCall = NonNullable<Signal["metadata"]["explain"]["call"]>;

function CallFact({ call, onJump }: { call: BoundCall; onJump: (step: number) => void }) {
  const { step } = call;
  return (
    <>
      <dt className="text-ink-3">Bound call</dt>
      <dd>
        {step === undefined ? (
          <span className="code">
            <VisibleText>{call.name}</VisibleText>
          </span>
        ) : (
          <TextButton className="code" onClick={() => onJump(step)}>
            <VisibleText>{call.name}</VisibleText>
          </TextButton>
        )}{" "}
        {step === undefined ? null : <span className="meta">step {step + 1}</span>}
      </dd>
    </>
  );
}

function places(hits: readonly Signal[]): string {
  const steps = hits.flatMap((hit) => (hit.step === undefined ? [] : [hit.step + 1]));
  return steps.length === 0 ? "" : `${steps.length === 1 ? "step" : "steps"} ${steps.join(", ")}`;
}

/** How close the text came to the rule's, beside the threshold. */
function Similarity({ value, threshold, layer }: { value: number; threshold?: number; layer: string }) {
  const passed = threshold === undefined || value >= threshold;
  return (
    <div className="mt-3 flex items-center gap-3 border-t border-line pt-2">
      <span className="w-[84px] text-ink-3">Similarity</span>
      <svg width="148" height="16" viewBox="0 0 148 16" aria-hidden="true" className="flex-none">
        <rect y="5" width="148" height="6" rx="3" fill="var(--neutral-fill)" />
        <rect
          y="5"
          width={148 * Math.min(1, Math.max(0, value))}
          height="6"
          rx="3"
          fill={passed ? `var(--${layer}-mark)` : "var(--neutral-mark)"}
        />
        {threshold !== undefined ? (
          <path d={`M${148 * threshold} 1v14`} stroke="var(--ink)" strokeWidth="1.5" />
        ) : null}
      </svg>
      <span className="tnum ml-auto font-strong">
        {formatDecimal(value, 2)}
        {threshold === undefined ? null : <span className="meta"> needs {formatDecimal(threshold, 2)}</span>}
      </span>
      {passed ? (
        <span className="inline-flex items-center gap-1 font-strong">
          <Check className="size-3.5" aria-hidden="true" />
          matched
        </span>
      ) : (
        <span className="text-ink-3">below</span>
      )}
    </div>
  );
}
