import type { Trajectory } from "./schema";

/**
 * Times as sources write them: epoch numbers in s, ms, µs or ns (known by their size), decimal strings of those, and
 * ISO 8601 with or without a zone. All digits are kept: a double would lose nanoseconds.
 */

export interface SourceTime {
  /** ISO 8601 in UTC with as many decimals as the source had, or null. */
  at: string | null;
  precision: Trajectory["created_precision"];
  zone: Trajectory["created_zone"];
  warning: "time_unknown" | "time_invalid" | "time_zone_missing" | null;
}

const nothing: SourceTime = { at: null, precision: null, zone: null, warning: null };

/** Reads a time; absent values give nulls without a warning, and 0 is "unknown", never 1970. */
export function readTime(value: unknown): SourceTime {
  if (value === undefined || value === null || value === "") return nothing;
  if (typeof value === "number") return epoch(decimal(value));
  if (typeof value !== "string") return { ...nothing, warning: "time_invalid" };
  const text = value.trim();
  return /^\d+(\.\d+)?$/.test(text) && text.length !== 8 && !/^\d{4}$/.test(text) ? epoch(text) : iso(text);
}

/** Reads an epoch count of a known unit, such as the microseconds of Jaeger. */
export function readEpoch(value: unknown, unit: "s" | "ms" | "us" | "ns"): SourceTime {
  const text = typeof value === "number" ? decimal(value) : typeof value === "string" ? value.trim() : "";
  if (text === "") return nothing;
  return /^\d+(\.\d+)?$/.test(text) ? epoch(text, unit) : { ...nothing, warning: "time_invalid" };
}

function decimal(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? BigInt(value).toString() : String(value);
}

const decimals = { s: 0, ms: 3, us: 6, ns: 9 } as const;

function epoch(text: string, given?: keyof typeof decimals): SourceTime {
  const [whole, part = ""] = text.split(".") as [string, string?];
  const digits = whole.replace(/^0+/, "");
  if (digits === "" && Number(part) === 0) return { ...nothing, warning: "time_unknown" };
  const unit =
    given ?? (digits.length <= 11 ? "s" : digits.length <= 14 ? "ms" : digits.length <= 17 ? "us" : "ns");
  const places = decimals[unit];
  const padded = digits.padStart(places + 1, "0");
  const seconds = Number(padded.slice(0, padded.length - places));
  const fraction = (padded.slice(padded.length - places) + part).slice(0, 9);
  // Outside 2000 to 2100 the number is no time of an agent's run, whatever its unit.
  if (!(seconds >= 946_684_800 && seconds < 4_102_444_800)) return { ...nothing, warning: "time_invalid" };
  return {
    at: stamp(seconds * 1000, fraction),
    precision: precisionOf(fraction),
    zone: "given",
    warning: null,
  };
}

const isoPattern =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9})\d*)?)?\s*(Z|UTC|[+-]\d{2}(?::?\d{2})?)?)?$/i;

function iso(text: string): SourceTime {
  const match = isoPattern.exec(text);
  if (!match) return { ...nothing, warning: "time_invalid" };
  const [, year, month, day, hour, minute, second, fraction, zone] = match;
  const clock = [Number(hour ?? 0), Number(minute ?? 0), Number(second ?? 0)] as const;
  const utc = Date.UTC(Number(year), Number(month) - 1, Number(day), ...clock);
  const real = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (real.getUTCDate() !== Number(day) || clock[0] > 23 || clock[1] > 59 || clock[2] > 60)
    return { ...nothing, warning: "time_invalid" };
  return {
    at: stamp(utc - offset(zone), fraction ?? ""),
    precision: hour === undefined ? "day" : precisionOf(fraction ?? ""),
    zone: zone ? "given" : "assumed-utc",
    warning: zone || hour === undefined ? null : "time_zone_missing",
  };
}

/** Milliseconds that a zone is ahead of UTC. */
function offset(zone: string | undefined): number {
  const match = zone && /^([+-])(\d{2}):?(\d{2})?$/.exec(zone);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return (match[1] === "-" ? -minutes : minutes) * 60_000;
}

function stamp(milliseconds: number, fraction: string): string {
  const base = new Date(milliseconds).toISOString().slice(0, 19);
  return `${base}${fraction ? `.${fraction}` : ""}Z`;
}

function precisionOf(fraction: string): SourceTime["precision"] {
  if (fraction.length === 0) return "s";
  return fraction.length <= 3 ? "ms" : fraction.length <= 6 ? "us" : "ns";
}
