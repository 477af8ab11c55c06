/** Numbers as they stand on the page. One locale, so that server and browser write the same text. */

const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** 12480 → "12,480". */
export function formatCount(value: number): string {
  return whole.format(value);
}

/** "1 step", "21 steps". */
export function formatPlural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** A number with a fixed count of decimals and a true minus sign. */
export function formatDecimal(value: number, digits: number): string {
  return value.toFixed(digits).replace("-", "−");
}

/** A share in [0, 1] as a percentage without its sign: 0.8203, 1 → "82.0". */
export function formatPercent(share: number, digits = 0): string {
  return formatDecimal(share * 100, digits);
}

/** "0.397 to 0.556"; `scale` 100 for percentages. */
export function formatInterval(interval: readonly [number, number], digits: number, scale = 1): string {
  const [low, high] = interval;
  return `${formatDecimal(low * scale, digits)} to ${formatDecimal(high * scale, digits)}`;
}

/** Bytes as a reader says them: 118 B, 2.1 kB, 12 kB, 3.4 MB (powers of 1000). */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ["kB", "MB", "GB", "TB"];
  let value = bytes;
  let unit = -1;
  do {
    value /= 1000;
    unit += 1;
  } while (value >= 999.5 && unit < units.length - 1);
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}

/** Milliseconds: 412 ms, 1.2 s, 3 min 10 s, 2 h 5 min. */
export function formatDuration(ms: number): string {
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${(ms / 1000).toFixed(ms < 9950 ? 1 : 0)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}

/**
 * A p value, either plain ("0.232", "0.005") or, below 0.001, as digits and exponent of ten for
 * "3.5 × 10⁻⁵"; zero from underflow is said as a bound.
 */
export function formatP(p: number): { text: string; exponent: number | null } {
  if (p >= 0.001) return { text: p.toFixed(3), exponent: null };
  if (p < 1e-300) return { text: "< 1 × 10", exponent: -300 };
  const [digits = "", exponent = "0"] = p.toExponential(1).split("e");
  return { text: `${digits} × 10`, exponent: Number(exponent) };
}

/** The clock time in an ISO 8601 text, as written there (no zone is applied): "09:14:02", or null. */
export function clockOf(time: string | undefined): string | null {
  return /T(\d{2}:\d{2}:\d{2})/.exec(time ?? "")?.[1] ?? null;
}
