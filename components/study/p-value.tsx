import { formatP } from "../ui/format";

/** A p value as papers print it; bold below 0.05. */
export function PValue({ p }: { p: number | null }) {
  if (p === null) return <span className="text-ink-3">–</span>;
  const { text, exponent } = formatP(p);
  const inner = (
    <>
      {text}
      {exponent === null ? null : <sup className="text-2xs">{String(exponent).replace("-", "−")}</sup>}
    </>
  );
  return p < 0.05 ? <strong className="font-strong">{inner}</strong> : inner;
}
