export interface Counted {
  value: string;
  n: number;
}

/** What one sampler would draw. */
export interface SamplePreview {
  sampler: string;
  size: number;
  eligible: number;
  drawn: number;
  outcomes: Counted[];
  domains: Counted[];
  leaves: Counted[];
  interval_width: number | null;
}

/** What a plan would draw. */
export interface StudyPreview {
  pool: { size: number; hash: string };
  samplers: SamplePreview[];
  power: { sampler: string; at: { difference: number; power: number }[] | null }[];
  items: number;
  overlapping: number;
  labels: number;
}
