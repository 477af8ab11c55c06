import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { analyzeRows } from "./analyze";
import { qualityOf, isFlagged, type Groups } from "./quality";
import { groupsOf, type Group, type Report, type Signal } from "./report";
import { Category } from "./schema";
import { severityOf } from "./severity";
import { summaryOf } from "./summary";

const folder = path.resolve(process.cwd(), "../shared/signals/parity");
const isThere = existsSync(folder);

interface ParityLine {
  id: string;
  messages: { from: string; value: string }[];
  expected: Report;
}

const lines: ParityLine[] = isThere
  ? readdirSync(folder)
      .filter((name) => name.endsWith(".jsonl"))
      .flatMap((name) =>
        readFileSync(path.join(folder, name), "utf8")
          .split("\n")
          .filter((line) => line !== "")
          .map((line) => JSON.parse(line) as ParityLine),
      )
  : [];

const short = lines.filter((line) => line.messages.length <= 100);

const indicators = ["all_caps", "excessive_punctuation"];
const isStructural = ({ signal_type, metadata }: Signal): boolean =>
  /dragging|repetition|loops/.test(signal_type) || indicators.includes(String(metadata.indicator_type));

/** What must be equal, with single-precision figures cut to six decimals. */
const comparable = ({ signal_type, message_index, snippet, confidence, metadata }: Signal) => {
  const { explain: _explain, ...rest } = metadata;
  const round = (_key: string, value: unknown) =>
    typeof value === "number" ? Number(value.toFixed(6)) : value;
  return JSON.parse(
    JSON.stringify({ signal_type, message_index, snippet, confidence, rest }, round),
  ) as unknown;
};

const structural = (report: Report) =>
  groupsOf(report).flatMap((group) => group.signals.filter(isStructural).map(comparable));

const rephrases = (report: Report) =>
  report.interaction_signals.misalignment.signals
    .filter((signal) => signal.metadata.pattern_type === "semantic_rephrase")
    .map((signal) => ({ at: signal.message_index, to: signal.metadata.compared_to }));

const misaligned = (report: Report) =>
  new Set(report.interaction_signals.misalignment.signals.map((signal) => signal.message_index));

const groupsByName = (report: Report) =>
  Object.fromEntries(groupsOf(report).map((group) => [group.category, group])) as Groups;

describe.skipIf(!isThere)(
  "reference profile against published reports (skipped without the parity data)",
  () => {
    it("covers every conversation of up to 100 rows", () => {
      expect(short.length).toBeGreaterThan(800);
    });

    it.each(short.map((line) => [line.id, line] as const))(
      "%s: structural leaves and turn metrics",
      (_id, line) => {
        const report = analyzeRows(line.messages, { profile: "reference" });
        expect(structural(report)).toEqual(structural(line.expected));
        expect(report.turn_metrics).toEqual({
          ...line.expected.turn_metrics,
          efficiency_score: expect.closeTo(line.expected.turn_metrics.efficiency_score, 6),
        });
      },
    );

    it.each(short.map((line) => [line.id, line] as const))(
      "%s: semantic rephrase where no phrase hides it",
      (_id, line) => {
        const report = analyzeRows(line.messages, { profile: "reference" });
        const hidden = (other: Report) => (hit: { at: number }) => !misaligned(other).has(hit.at);
        const ours = rephrases(report);
        const theirs = rephrases(line.expected);
        const same = (a: { at: number }, list: { at: number }[]) => list.some((b) => b.at === a.at);
        expect(ours.filter((hit) => !same(hit, theirs)).filter(hidden(line.expected))).toEqual([]);
        expect(theirs.filter((hit) => !same(hit, ours)).filter(hidden(report))).toEqual([]);
        expect(ours.filter((hit) => same(hit, theirs))).toEqual(theirs.filter((hit) => same(hit, ours)));
      },
    );

    it.each(lines.map((line) => [line.id, line] as const))(
      "%s: severity, quality and summary given the hits",
      (_id, line) => {
        const groups = groupsByName(line.expected);
        for (const category of Category.options) {
          const group: Group = groups[category];
          expect(severityOf(group.count)).toBe(group.severity);
        }
        const { turn_metrics, overall_quality, quality_score, flagged, summary } = line.expected;
        const { overall, score } = qualityOf(groups, turn_metrics.user_turns);
        expect(overall).toBe(overall_quality);
        expect(score).toBeCloseTo(quality_score, 4);
        expect(isFlagged(groups, overall)).toBe(flagged);
        expect(summaryOf(groups, turn_metrics, overall)).toBe(summary);
      },
    );
  },
);
