import type { Conversation } from "./conversation";
import type { Detection } from "./detector";
import { detectors } from "./detectors";
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
  return {
    findings: detectors.flatMap((detector) => detector.detect(view)),
    metrics: view.metrics,
    warnings: languageWarnings(view),
  };
}
