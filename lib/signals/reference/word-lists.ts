/** Word lists of the published algorithm's structural tests, described by kind there and filled in here. */

/** Openings that make a turn an answer, not a second wording. */
export const confirmationOpenings = [
  "yes",
  "yeah",
  "yep",
  "yup",
  "correct",
  "right",
  "that's correct",
  "that's right",
  "that is correct",
  "that is right",
  "exactly",
  "absolutely",
];

/** Openings of friendly turns, which are neither repetitions nor angry. */
export const positiveOpenings = [
  "yes",
  "yeah",
  "yep",
  "yup",
  "sure",
  "ok",
  "okay",
  "great",
  "awesome",
  "perfect",
  "thanks",
  "thank",
  "please",
  "good",
  "nice",
  "cool",
  "wonderful",
  "amazing",
  "excellent",
  "fantastic",
  "love",
];

/** A plain prefix test on the lower-cased text: `goods` opens with `good`. */
export function opensWith(raw: string, openings: readonly string[]): boolean {
  const text = raw.slice(0, 200).trimStart().toLowerCase();
  return openings.some((opening) => text.startsWith(opening));
}

/** English function words; contractions, `will`, `please`, `want` and `need` are not among them. */
export const stopWords = new Set(
  `a an the and or but nor so yet if then else than as because while of at by for with about against between
  into through during before after above below to from up down in out on off over under again further once
  i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers
  herself it its itself they them their theirs themselves what which who whom whose this that these those
  am is are was were be been being have has had having do does did doing done can could should would may might must shall
  here there when where why how all any both each few more most other some such no not only own same too very
  just now also until`.split(/\s+/),
);
