import type { SignalType } from "@/lib/signals/schema";
import { readType } from "./layer";
import { Shape } from "./shape";

/** A leaf as a chip: the layer's shape, the leaf's name, how often when more than once. */
export function LeafChip({ type, count = 1 }: { type: SignalType; count?: number }) {
  const { shown, name, layer } = readType(type);
  return (
    <span className="leaf" data-layer={shown} title={`${layer}: ${name}`}>
      <Shape layer={shown} />
      {name}
      {count > 1 ? <span className="font-normal">×{count}</span> : null}
    </span>
  );
}

/** The first leaves of a trajectory; the others as a number whose title names them. */
export function LeafChips({
  leaves,
  limit = 3,
}: {
  leaves: readonly { type: SignalType; count: number }[];
  limit?: number;
}) {
  const shown = leaves.slice(0, limit);
  const rest = leaves.slice(limit).map((leaf) => readType(leaf.type).name);
  return (
    <span className="flex gap-1">
      {shown.map((leaf) => (
        <LeafChip key={leaf.type} {...leaf} />
      ))}
      {rest.length > 0 ? (
        <span className="chip h-5!" data-tone="quiet" title={rest.join(", ")}>
          +{rest.length}
          <span className="sr-only"> more: {rest.join(", ")}</span>
        </span>
      ) : null}
    </span>
  );
}
