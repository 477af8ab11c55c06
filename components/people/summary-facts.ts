export interface SummaryFact {
  name: string;
  value: string;
}

/** The facts of an audit entry as words: keys without underscores, nested values as JSON, what is empty left out. */
export function summaryFacts(summary: unknown): SummaryFact[] {
  if (summary === null || typeof summary !== "object") return [];
  return Object.entries(summary)
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .map(([key, value]) => ({
      name: key.replaceAll("_", " "),
      value: typeof value === "object" ? JSON.stringify(value) : String(value),
    }));
}
