import { readCalls, type Call } from "./calls";
import type { Conversation, Row } from "./conversation";
import { enginesFor, type Engines } from "./lexicons/engines";
import type { Settings } from "./options";
import type { RuleMatch } from "./patterns/finder";
import type { Letters } from "./patterns/scan";
import type { SignalType } from "./schema";
import { bindResults } from "./results/binding";
import { turnMetrics } from "./turn-metrics";
import type { TurnMetrics } from "./report";
import { readOutcome, type Outcome } from "./results/outcome";

/** One user message with text. Its tokens lie in the talk engine's buffer from `from` to `to`. */
export interface Turn {
  row: number;
  text: string;
  from: number;
  to: number;
  /** The first valid match of each rule group, by group index. */
  matches: (RuleMatch | undefined)[];
  language: "en" | "zh" | "unknown";
  letters: Letters;
}

/** What the detectors of the default profile share; everything is computed once. Indexes are row indexes. */
export interface View {
  rows: readonly Row[];
  settings: Settings;
  metrics: TurnMetrics;
  engines: Engines;
  turns: Turn[];
  calls: Call[];
  /** The outcome of every observation row, by row; null for other rows. */
  outcomes: (Outcome | null)[];
  /** The rows of failed results, by leaf. */
  failures: Map<SignalType, number[]>;
  /** The first result row of each call, by position in `calls`; -1 when there is none. */
  resultOf: number[];
  /** The call (position in `calls`) that an observation row answers, by row; -1 when there is none. */
  callOf: number[];
}

const fewWords = 6;
const knownShare = 0.15;

function languageOf(engines: Engines, from: number, to: number): Turn["language"] {
  const { tokens, words } = engines.talk;
  const { latin, ideographs, foreign } = tokens.letters;
  if (foreign > latin && foreign > ideographs) return "unknown";
  if (ideographs > 0 && ideographs * 3 >= latin) return "zh";
  if (to - from < fewWords) return "en";
  let known = 0;
  for (let at = from; at < to; at++) if (words[tokens.ids[at]!]! !== 0) known++;
  return known >= knownShare * (to - from) ? "en" : "unknown";
}

function readTurn(engines: Engines, row: number, text: string): Turn {
  const { talk } = engines;
  const from = talk.tokens.count;
  talk.tokens.scan(text);
  const to = talk.tokens.count;
  return {
    row,
    text,
    from,
    to,
    matches: talk.match(from, to),
    language: languageOf(engines, from, to),
    letters: talk.tokens.letters,
  };
}

/** Prepares a conversation. The token buffers belong to the view until the next one is made. */
export function makeView(conversation: Conversation, settings: Settings): View {
  const { rows } = conversation;
  const engines = enginesFor(settings.lexicon);
  engines.talk.tokens.clear();
  const calls = readCalls(rows, true);
  const { callOf, resultOf } = bindResults(rows, calls);
  const turns: Turn[] = [];
  const outcomes: (Outcome | null)[] = [];
  const failures = new Map<SignalType, number[]>();
  for (let row = 0; row < rows.length; row++) {
    const { from, value, status } = rows[row]!;
    let outcome: Outcome | null = null;
    if (from === "human" && value !== "") turns.push(readTurn(engines, row, value));
    else if (from === "observation") {
      const tool = calls[callOf[row]!]?.name ?? "";
      outcome = readOutcome(engines.results, value, status, tool);
      if (outcome.leaf) {
        const known = failures.get(outcome.leaf);
        if (known) known.push(row);
        else failures.set(outcome.leaf, [row]);
      }
    }
    outcomes.push(outcome);
  }
  const metrics = turnMetrics(rows, settings.thresholds.baseline_turns);
  return {
    rows,
    settings,
    metrics,
    engines,
    turns,
    calls,
    outcomes,
    failures,
    callOf,
    resultOf,
  };
}
