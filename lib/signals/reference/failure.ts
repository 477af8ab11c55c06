import type { Call } from "../calls";
import type { failurePatterns } from "../lexicons/en/result-patterns";
import { callPlace, type Finding } from "../hit";
import { byteSnippet, failureCategories, searchResult } from "./result-search";
import type { ReferenceDetector } from "./view";

type Failure = keyof typeof failurePatterns;

const confidences: Record<Failure, number> = {
  invalid_args: 0.9,
  tool_not_found: 0.95,
  auth_misuse: 0.8,
  state_error: 0.85,
  bad_query: 0.6,
};

const saysError = /error|invalid|failed/;

const confidenceOf = (name: Failure, lowered: string): number =>
  Math.fround(name === "bad_query" && saysError.test(lowered) ? 0.8 : confidences[name]);

/** At most one failure per observation, tied to the most recent call before it. */
export const referenceFailure: ReferenceDetector = ({ rows, start, results, calls }) => {
  const byRow = new Map(calls.map((call) => [call.row, call]));
  const findings: Finding[] = [];
  let last: Call | null = null;
  for (let row = start; row < rows.length; row++) {
    last = byRow.get(row) ?? last;
    const result = results[row - start];
    const match = result && searchResult(result, failureCategories);
    if (!match) continue;
    const callRow = last ? last.row : Math.max(start, row - 1);
    const tool = last?.isJson ? last.name : "unknown";
    findings.push({
      type: `execution.failure.${match.name as Failure}`,
      row,
      snippet: byteSnippet(result, match.range),
      confidence: confidenceOf(match.name as Failure, result.lowered),
      explain: {
        rule: `pattern:${match.name}`,
        matched: match.matched,
        range: match.range,
        call: callPlace(rows, callRow, tool),
      },
      metadata: {
        tool_name: tool,
        call_index: rows[callRow]!.message,
        error_type: match.name,
        matched: match.matched,
      },
    });
  }
  return findings;
};
