import type { Row } from "./conversation";
import type { Explain, Signal } from "./report";
import type { SignalType } from "./schema";

/** What a detector says of one hit; row indexes are turned into source message indexes by `makeSignal`. */
export interface Finding {
  type: SignalType;
  row: number;
  snippet: string;
  confidence: number;
  explain: Explain;
  metadata?: Record<string, unknown>;
}

/** The report's form of a finding. */
export function makeSignal(rows: readonly Row[], finding: Finding): Signal {
  const { message, step } = rows[finding.row]!;
  const { type: signal_type, snippet, confidence } = finding;
  const metadata = { ...finding.metadata, explain: finding.explain };
  return step === null
    ? { signal_type, message_index: message, snippet, confidence, metadata }
    : { signal_type, message_index: message, step, snippet, confidence, metadata };
}

/** The call an explanation refers to. */
export function callPlace(rows: readonly Row[], row: number, name: string): NonNullable<Explain["call"]> {
  const { message, step } = rows[row]!;
  return { name, message_index: message, ...(step === null ? {} : { step }) };
}
