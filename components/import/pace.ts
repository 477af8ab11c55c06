import { formatBytes, formatDuration } from "../ui/format";

/** Bytes done at a moment (milliseconds of any clock that only goes forward). */
export interface Mark {
  done: number;
  at: number;
}

/** "42 % · 8.1 MB/s · 12 s left"; without a rate until there are two marks apart. */
export function paceText(total: number, first: Mark, last: Mark): string {
  const share = total > 0 ? Math.min(100, Math.floor((100 * last.done) / total)) : 0;
  const seconds = (last.at - first.at) / 1000;
  const rate = seconds > 0 ? (last.done - first.done) / seconds : 0;
  if (rate <= 0) return `${share} %`;
  const left = formatDuration((1000 * Math.max(0, total - last.done)) / rate);
  return `${share} % · ${formatBytes(rate)}/s · ${left} left`;
}
