import { diffArrays } from "diff";

export type DiffMode = "words" | "characters";

/** A stretch of one side: in both texts, or only in this one. */
export type DiffPart = { text: string; only: boolean };

export type TextDiff = {
  left: DiffPart[];
  right: DiffPart[];
  /** Characters (as a reader counts them) that both sides share. */
  common: number;
};

// Two long texts without anything in common would keep the page busy for seconds.
const maxEdits = 4000;

/** Cuts a text into words and what stands between them, or into characters; for any script. */
function tokens(text: string, mode: DiffMode, language: string | undefined): string[] {
  const granularity = mode === "words" ? "word" : "grapheme";
  return Array.from(new Intl.Segmenter(language, { granularity }).segment(text), ({ segment }) => segment);
}

/**
 * What two texts share and what only one of them has. Chinese and Japanese have no spaces: their words come from
 * the platform's dictionary. The parts of a side, joined, are that side's text.
 *
 * @param language a BCP 47 tag of the texts; undefined lets the platform decide
 */
export function diffTexts(left: string, right: string, mode: DiffMode, language?: string): TextDiff {
  const changes = diffArrays(tokens(left, mode, language), tokens(right, mode, language), {
    maxEditLength: maxEdits,
  });
  if (!changes)
    return { left: [{ text: left, only: true }], right: [{ text: right, only: true }], common: 0 };
  const sides: { left: DiffPart[]; right: DiffPart[] } = { left: [], right: [] };
  changes.forEach((change, index) => {
    const text = change.value.join("");
    const only = change.added || change.removed;
    // A lone space or comma between two changes says nothing: the change reads as one.
    const bridge = !only && index > 0 && index < changes.length - 1 && /^[\s\p{P}]{1,2}$/u.test(text);
    if (!change.added) append(sides.left, text, only || (bridge && touched(changes, index, "removed")));
    if (!change.removed) append(sides.right, text, only || (bridge && touched(changes, index, "added")));
  });
  const common = sides.left
    .filter((part) => !part.only)
    .reduce((sum, part) => sum + tokens(part.text, "characters", language).length, 0);
  return { ...sides, common };
}

/** Whether a side changes both before and after a place. */
function touched(
  changes: readonly { added: boolean; removed: boolean }[],
  index: number,
  how: "added" | "removed",
): boolean {
  const near = (from: number, by: 1 | -1) => {
    for (let at = from + by; changes[at] && (changes[at]?.added || changes[at]?.removed); at += by)
      if (changes[at]?.[how]) return true;
    return false;
  };
  return near(index, -1) && near(index, 1);
}

function append(parts: DiffPart[], text: string, only: boolean) {
  const last = parts[parts.length - 1];
  if (last && last.only === only) last.text += text;
  else if (text) parts.push({ text, only });
}

/** Characters as a reader counts them. */
export function characterCount(text: string): number {
  return tokens(text, "characters", undefined).length;
}
