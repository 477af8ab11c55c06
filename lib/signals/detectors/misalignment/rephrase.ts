import type { Detector } from "../../detector";
import type { Finding } from "../../hit";
import { contentOf, sharedCount, type Content } from "../../text/content";
import type { Turn, View } from "../../view";
import { groupFindings } from "../rule-finding";

const type = "interaction.misalignment.rephrase";

/** How many earlier user messages a request is compared with. */
const lookback = 2;
const limits = { words: 2, overlap: 0.75, fresh: 0.34, size: 4, jaccard: 0.6, same: 2 };

/** Words of a change of mind or an addition: what follows is another request, unless they were there before. */
const changed =
  /(?<![a-z])(?:instead|actually|changed?|also|another|add|too|oops|sorry|cancel|more|as well|else|改成|换成|另外|还有|不是|取消)(?![a-z])/i;

const answer =
  /^\s*(?:yes|yeah|yep|yup|ya|no|nope|ok|okay|k|sure|nothing|thanks?|thank|thx|great|perfect|awesome|cool|fine|right|correct|exactly|alright|good|nice|wow|好|嗯|是|对|行|可以|谢谢|不)(?![a-z])/i;

/** A promise or an acknowledgement asks for nothing. */
const asksNothing = /(?:^|[^a-z])i(?:'|’)?(?:ll| will| understand| see)(?![a-z])/i;

/** Share of the smaller content that both have, or 0 when the later message brings something of its own. */
function overlap(now: Content, before: Content): number {
  if (now.size < limits.size || before.size < limits.size) return 0;
  if (sharedCount(now.values, before.values) < now.values.length) return 0;
  const shared = sharedCount(now.words, before.words);
  const isSame = shared === now.words.length && shared === before.words.length && shared > 0;
  if (isSame && shared >= limits.same) return now.values.length === before.values.length ? 1 : 0;
  const smaller = Math.min(now.words.length, before.words.length);
  if (shared < limits.jaccard * (now.words.length + before.words.length - shared)) return 0;
  if (smaller < limits.words || (now.words.length - shared) / now.words.length > limits.fresh) return 0;
  return shared / smaller;
}

function semanticFinding(view: View, turn: Turn, earlier: Turn, similarity: number): Finding {
  const index = view.rows[earlier.row]!.message;
  return {
    type,
    row: turn.row,
    snippet: turn.text.slice(0, 120),
    confidence: 0.8,
    explain: {
      rule: "same request again",
      matched: turn.text,
      range: [0, turn.text.length],
      similarity,
      threshold: limits.overlap,
    },
    metadata: { pattern_type: "semantic_rephrase", compared_to: index },
  };
}

/** Whether a turn may be a request at all: not an answer or a promise. */
const mayAsk = ({ text }: Turn): boolean => !answer.test(text) && !asksNothing.test(text);

/** Whether a turn asks for something else than the earlier one it resembles. */
function changesCourse(turn: Turn, earlier: Turn): boolean {
  const marker = changed.exec(turn.text)?.[0].toLowerCase();
  return marker !== undefined && !earlier.text.toLowerCase().includes(marker);
}

function semanticFindings(view: View, taken: Set<number>): Finding[] {
  const findings: Finding[] = [];
  const { turns } = view;
  const contents: (Content | undefined)[] = [];
  const content = (position: number): Content =>
    (contents[position] ??= contentOf(view, turns[position]!, limits.size));
  for (let position = 1; position < turns.length; position++) {
    const turn = turns[position]!;
    if (turn.to - turn.from < limits.size || taken.has(turn.row)) continue;
    for (let back = position - 1; back >= Math.max(0, position - lookback); back--) {
      const other = turns[back]!;
      const similarity = turn.text === other.text ? 1 : overlap(content(position), content(back));
      if (similarity < limits.overlap) continue;
      if (mayAsk(turn) && !changesCourse(turn, other))
        findings.push(semanticFinding(view, turn, other, similarity));
      break;
    }
  }
  return findings;
}

/** The user announces another wording, or asks for the same again soon after. */
export const rephrase: Detector = {
  type,
  detect(view) {
    const worded = groupFindings(view, type, "rephrase");
    const taken = new Set(worded.map((finding) => finding.row));
    return [...worded, ...semanticFindings(view, taken)].sort((a, b) => a.row - b.row);
  },
};
