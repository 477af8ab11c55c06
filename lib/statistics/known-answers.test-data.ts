interface Tolerance {
  abs: number;
  rel: number;
}
/** A statistic with its input and what is known of its result. */
export interface KnownAnswer {
  name: string;
  statistic: string;
  input: unknown;
  expected: Record<string, unknown>;
  tolerance: Tolerance & Record<string, Tolerance>;
}

/** Paths at which `got` misses `want`; only the fields of `want` count, a field's own tolerance goes before the general one. */
export function differences(
  got: unknown,
  want: unknown,
  tolerance: KnownAnswer["tolerance"],
  at: string,
  own: Tolerance,
): string[] {
  if (typeof want === "number" && typeof got === "number")
    return Math.abs(got - want) <= Math.max(own.abs, own.rel * Math.abs(want))
      ? []
      : [`${at}: ${got}, not ${want}`];
  if (want !== null && typeof want === "object") {
    if (got === null || typeof got !== "object") return [`${at}: ${String(got)}`];
    if (Array.isArray(want) && (!Array.isArray(got) || got.length !== want.length))
      return [`${at}: other length`];
    return Object.entries(want).flatMap(([key, value]) =>
      differences(
        (got as Record<string, unknown>)[key],
        value,
        tolerance,
        `${at}.${key}`,
        tolerance[key] ?? own,
      ),
    );
  }
  return got === want ? [] : [`${at}: ${String(got)}, not ${String(want)}`];
}
