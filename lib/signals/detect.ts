import type { Conversation } from "./conversation";
import type { Detection } from "./detector";
import { detectors } from "./detectors";
import type { Finding } from "./hit";
import type { Settings } from "./options";
import type { ReportWarning } from "./report";
import { makeView, type View } from "./view";

const mostNamed = 20;

function languageWarnings(view: View): ReportWarning[] {
  const unknown = view.turns.filter((turn) => turn.language === "unknown");
  if (unknown.length === 0) return [];
  return [
    {
      code: "unknown_language",
      messages: unknown.slice(0, mostNamed).map((turn) => view.rows[turn.row]!.message),
      detail: `${unknown.length} user messages are in a language without a lexicon: only structural signals can fire there.`,
    },
  ];
}

/** The default profile: the whole conversation, every leaf by its detector. */
export function detectDefault(conversation: Conversation, settings: Settings): Detection {
  const view = makeView(conversation, settings);
  const findings: Finding[] = [];
  for (const detector of detectors) for (const finding of detector.detect(view)) findings.push(finding);
  return {
    findings,
    metrics: view.metrics,
    warnings: languageWarnings(view),
  };
}
