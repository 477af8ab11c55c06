const isHigh = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLow = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** A slice that never cuts a surrogate pair in two: its ends move outward instead. */
export function wholeSlice(text: string, from: number, to: number): string {
  const cutsBefore = from > 0 && isLow(text.charCodeAt(from)) && isHigh(text.charCodeAt(from - 1));
  const cutsAfter =
    to > 0 && to < text.length && isHigh(text.charCodeAt(to - 1)) && isLow(text.charCodeAt(to));
  return text.slice(cutsBefore ? from - 1 : from, cutsAfter ? to + 1 : to);
}
