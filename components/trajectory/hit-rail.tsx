import type { Signal } from "@/lib/signals/report";
import { HitMark } from "./hit-mark";
import type { HitLinks } from "./hit-popover";

/** The hits of one block as marks beside its node: one a leaf, in the order found. */
export default function HitRail({
  signals,
  onJump,
  links,
}: {
  signals: readonly Signal[];
  onJump: (step: number) => void;
  links?: HitLinks;
}) {
  const byType = new Map<Signal["signal_type"], [Signal, ...Signal[]]>();
  for (const signal of signals) {
    const same = byType.get(signal.signal_type);
    if (same) same.push(signal);
    else byType.set(signal.signal_type, [signal]);
  }
  return (
    <span className="hit-rail">
      {[...byType].map(([type, hits]) => (
        <HitMark key={type} type={type} hits={hits} onJump={onJump} links={links} />
      ))}
    </span>
  );
}
