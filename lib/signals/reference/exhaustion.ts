import type { exhaustionPatterns } from "../lexicons/en/result-patterns";
import type { Finding } from "../hit";
import { byteSnippet, exhaustionCategories, searchResult } from "./result-search";
import type { ReferenceDetector } from "./view";

type Exhaustion = keyof typeof exhaustionPatterns;

const confidences: Record<Exhaustion, number> = {
  rate_limit: 0.95,
  api_error: 0.9,
  timeout: 0.9,
  network: 0.9,
  malformed_response: 0.85,
  context_overflow: 0.9,
};

/** At most one exhaustion per observation, independent of failures. */
export const referenceExhaustion: ReferenceDetector = ({ rows, start, results }) => {
  const findings: Finding[] = [];
  for (let row = start; row < rows.length; row++) {
    const result = results[row - start];
    const match = result && searchResult(result, exhaustionCategories);
    if (!match) continue;
    const name = match.name as Exhaustion;
    findings.push({
      type: `environment.exhaustion.${name}`,
      row,
      snippet: byteSnippet(result, match.range),
      confidence: Math.fround(confidences[name]),
      explain: { rule: `pattern:${name}`, matched: match.matched, range: match.range },
      metadata: { exhaustion_type: name, matched: match.matched },
    });
  }
  return findings;
};
