import type { Detector } from "../../detector";
import type { Finding } from "../../hit";
import { repeatText, similarityOf, type RepeatText } from "../../text/repeat-text";
import type { View } from "../../view";

const type = "interaction.stagnation.repetition";

/** How many earlier messages of the same side are compared. */
const lookback = 3;

/** Messages of a side that are in hand at once. */
const besideEachOther = lookback + 1;

/** Whose messages are compared, each with its own: what the agent said and what it thought are apart. */
interface Side {
  from: string;
  /** Its first place for counts. */
  slot: number;
  made: number;
  /** The last messages, the newest first. */
  earlier: RepeatText[];
}

const newSide = (from: string, index: number): Side => ({
  from,
  slot: index * besideEachOther,
  made: 0,
  earlier: [],
});

function findingFor(view: View, row: number, earlier: RepeatText, similarity: number): Finding {
  const { near_duplicate, exact_duplicate } = view.settings.thresholds;
  const isExact = similarity >= exact_duplicate;
  const index = view.rows[earlier.row]!.message;
  const { value, from } = view.rows[row]!;
  return {
    type,
    row,
    snippet: `${isExact ? "Exact repetition" : "Near-duplicate"} with message ${index}`,
    confidence: similarity,
    explain: {
      rule: "trigram similarity",
      matched: value.slice(0, 200),
      range: [0, value.length],
      similarity,
      threshold: isExact ? exact_duplicate : near_duplicate,
    },
    metadata: {
      repetition_type: isExact ? "exact" : "near_duplicate",
      compared_to: index,
      similarity,
      role: from,
    },
  };
}

/**
 * One side says nearly the same again. Lists and tables may come back, and a message that changes a value (a
 * number, a name) is progress.
 */
export const repetition: Detector = {
  type,
  detect(view) {
    const { near_duplicate } = view.settings.thresholds;
    const findings: Finding[] = [];
    const sides = [newSide("human", 0), newSide("gpt", 1), newSide("thought", 2)];
    for (let row = 0; row < view.rows.length; row++) {
      const { from, value } = view.rows[row]!;
      const side = sides.find((one) => one.from === from);
      if (!side || value === "") continue;
      const text = repeatText(row, value, from === "human", side.slot + (side.made++ % besideEachOther));
      for (const other of side.earlier) {
        const similarity = similarityOf(text, other, near_duplicate);
        if (similarity < near_duplicate) continue;
        findings.push(findingFor(view, row, other, similarity));
        break;
      }
      if (side.earlier.length === lookback) side.earlier.pop();
      side.earlier.unshift(text);
    }
    return findings;
  },
};
