import { exhaustionPatterns } from "../lexicons/en/result-patterns";
import type { Finding } from "../hit";
import { byteSnippet, categoriesOf, searchResult } from "./result-search";
import type { ReferenceDetector } from "./view";

const categories = categoriesOf(exhaustionPatterns);
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
export const referenceExhaustion: ReferenceDetector = ({ rows, start }) => {
  const findings: Finding[] = [];
  for (let row = start; row < rows.length; row++) {
    if (rows[row]!.from !== "observation") continue;
    const text = rows[row]!.value;
    const lowered = text.toLowerCase();
    const match = searchResult(lowered, categories);
    if (!match) continue;
    const name = match.name as Exhaustion;
    findings.push({
      type: `environment.exhaustion.${name}`,
      row,
      snippet: byteSnippet(text, lowered, match.range),
      confidence: Math.fround(confidences[name]),
      explain: { rule: `pattern:${name}`, matched: match.matched, range: match.range },
      metadata: { exhaustion_type: name, matched: match.matched },
    });
  }
  return findings;
};
