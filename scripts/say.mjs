const colours = process.stdout.isTTY && !process.env.NO_COLOR;

export const dim = (/** @type {string} */ text) => (colours ? `\u001b[2m${text}\u001b[22m` : text);
export const bold = (/** @type {string} */ text) => (colours ? `\u001b[1m${text}\u001b[22m` : text);

/** One short line about what is going on. */
export const say = (/** @type {string} */ line) => console.log(line);

/** A failure that a person can act on: shown as its sentence, without a stack trace. */
export class Plain extends Error {}

/**
 * Shows a failure and ends the process with 1.
 * @param {unknown} failure
 * @returns {never}
 */
export function giveUp(failure) {
  console.error(failure instanceof Plain ? `\n${failure.message}` : failure);
  process.exit(1);
}
