/** A stretch of calls that repeats its first `period` names; foreign calls inside are left out of `calls`. */
export interface Cycles {
  calls: number[];
  period: number;
}

const longestPeriod = 12;
const leastRounds = 3;

/** Foreign calls that a stretch may hold. Stretches without any are looked for first. */
const foreignAllowed = [0, 1];

/** The stretch of period `period` that begins at `start`, foreign calls skipped. */
function stretch(names: readonly string[], start: number, period: number, mostForeign: number): number[] {
  const calls: number[] = [];
  for (let i = 0; i < period; i++) calls.push(start + i);
  let foreign = 0;
  let at = start + period;
  while (at < names.length) {
    const expected = names[calls[calls.length - period]!];
    if (names[at] === expected) calls.push(at);
    else if (foreign < mostForeign && names[at + 1] === expected) foreign++;
    else break;
    at++;
  }
  return calls;
}

const isUniform = (names: readonly string[], start: number, period: number): boolean => {
  for (let i = 1; i < period; i++) if (names[start + i] !== names[start]) return false;
  return true;
};

/** Whether a stretch goes on after its first round: most don't, which is seen without making one. */
const comesAgain = (names: readonly string[], start: number, period: number, mostForeign: number): boolean =>
  names[start + period] === names[start] || (mostForeign > 0 && names[start + period + 1] === names[start]);

function cyclesAt(names: readonly string[], start: number): Cycles | null {
  for (const foreign of foreignAllowed)
    for (let period = 2; period <= longestPeriod && start + period * leastRounds <= names.length; period++) {
      if (!comesAgain(names, start, period, foreign) || isUniform(names, start, period)) continue;
      const calls = stretch(names, start, period, foreign);
      if (calls.length >= period * leastRounds) return { calls, period };
    }
  return null;
}

/**
 * Stretches of at least three rounds of two or more different names, shortest period first, left to right and not
 * overlapping. Linear: a start looks on only while names recur, and the search resumes after what it found.
 */
export function findCycles(names: readonly string[]): Cycles[] {
  const found: Cycles[] = [];
  let start = 0;
  while (start + 2 * leastRounds <= names.length) {
    const cycles = cyclesAt(names, start);
    if (cycles) found.push(cycles);
    start = cycles ? cycles.calls.at(-1)! + 1 : start + 1;
  }
  return found;
}
