import type { Adjudication } from "@/lib/annotations/adjudication";
import type { Question } from "@/lib/annotations/schema";
import type { BlindDecision } from "@/lib/annotations/two-stage";
import { Moment } from "../ui/moment";
import { choiceText } from "./vote-words";

interface DecisionHistoryProps {
  question: Question;
  history: readonly Adjudication[];
  blind: readonly BlindDecision[];
}

/** All decisions on a question, the newest first: final ones with what they made of the blind one, blind ones below. */
export function DecisionHistory({ question, history, blind }: DecisionHistoryProps) {
  if (history.length + blind.length === 0) return null;
  return (
    <ol aria-label="Decisions, the newest first" className="grid gap-2 border-l-2 border-line-2 pl-3">
      {[...history].reverse().map((one, place) => (
        <Entry
          key={`final ${one.version}`}
          question={question}
          decision={one}
          state={`${place === 0 ? "in force" : "earlier"}, ${stageWords(one, blind)}`}
        />
      ))}
      {[...blind].reverse().map((one) => (
        <Entry
          key={`blind ${one.version}`}
          question={question}
          decision={one}
          state="before seeing the labels"
        />
      ))}
    </ol>
  );
}

/** What a final decision made of the blind one before it. */
function stageWords(decision: Adjudication, blind: readonly BlindDecision[]): string {
  const first = blind.find(({ version }) => version === decision.blind_version);
  if (!first) return "labels in sight";
  return first.value === decision.value ? "confirmed" : "changed";
}

interface EntryProps {
  question: Question;
  decision: Pick<Adjudication, "value" | "reason" | "actor" | "at">;
  state: string;
}

function Entry({ question, decision: { value, reason, actor, at }, state }: EntryProps) {
  return (
    <li>
      <p>
        <strong className="font-strong">{choiceText(question, value)}</strong>{" "}
        <span className="meta">
          {state}, {actor}, <Moment at={at} />
        </span>
      </p>
      <p className="leading-note wrap-anywhere text-ink-2">{reason}</p>
    </li>
  );
}
