import type { Detector } from "../../detector";
import type { Finding } from "../../hit";
import { punctuationOf, shoutingOf } from "../../text/loudness";
import type { Turn, View } from "../../view";
import { ruleFinding } from "../rule-finding";

const type = "interaction.disengagement.negative_stance";

const praise = ["gratitude", "confirmation", "success"];

interface Indicator {
  name: string;
  finding: Finding;
}

function worded(view: View, turn: Turn, kind: string): Indicator[] {
  const index = view.engines.talk.groupIndex(kind);
  const match = turn.matches[index];
  if (!match) return [];
  const finding = ruleFinding(view, turn, type, match, {});
  return [{ name: kind, finding: { ...finding, metadata: { pattern: finding.explain.matched } } }];
}

function loud(
  turn: Turn,
  name: string,
  range: [number, number],
  metadata: Record<string, unknown>,
): Indicator {
  const matched = turn.text.slice(...range);
  return {
    name,
    finding: {
      type,
      row: turn.row,
      snippet: turn.text.slice(0, 80),
      confidence: 0.8,
      explain: { rule: name, matched, range },
      metadata,
    },
  };
}

const isPraised = (view: View, turn: Turn): boolean =>
  view.engines.talk.groups.some(
    (group, index) => turn.matches[index] !== undefined && praise.includes(group.kind),
  );

function indicatorsOf(view: View, turn: Turn): Indicator[] {
  const shouting = shoutingOf(view, turn);
  const punctuation = punctuationOf(view, turn);
  const spoken = [...worded(view, turn, "profanity"), ...worded(view, turn, "complaint")];
  if (!(shouting || punctuation) || isPraised(view, turn)) return spoken;
  return [
    ...spoken,
    ...(shouting ? [loud(turn, "all_caps", [0, turn.text.length], { upper_ratio: shouting.ratio })] : []),
    ...(punctuation ? [loud(turn, "excessive_punctuation", punctuation.range, punctuation.counts)] : []),
  ];
}

/** The user complains, swears or shouts: one finding a turn, on its strongest indicator. */
export const negativeStance: Detector = {
  type,
  detect: (view) =>
    view.turns.flatMap((turn) => {
      const indicators = indicatorsOf(view, turn);
      const strongest = indicators[0];
      if (!strongest) return [];
      const metadata = {
        indicator_type: strongest.name,
        indicators: indicators.map((indicator) => indicator.name),
        ...strongest.finding.metadata,
      };
      return [{ ...strongest.finding, metadata }];
    }),
};
