/**
 * Why a value is null. A statistic that can't be computed is never 0, 1 or NaN: it is null and says why.
 * Results without a `status` are fully defined.
 */
export type Status =
  | "no_data"
  | "no_pairs"
  | "single_item"
  | "undefined"
  | "no_discordant"
  | "empty_stratum"
  | "constant_input"
  | "too_few"
  | "zero_variance"
  | "one_group"
  | "no_within";

/** Lower and upper limit; a limit that doesn't exist is null. */
export type Interval = [number | null, number | null];

export const noInterval = (): Interval => [null, null];
