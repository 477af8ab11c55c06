import { emptyDraft } from "@/lib/annotations/draft";
import { owner, run } from "@/lib/db/client";
import { createStudy, flagItem, openItem, submitLabel } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { storeTrajectories } from "./stored-queue";
import type { TestPerson } from "./workbench";

interface LabelledStudy {
  lead: TestPerson;
  annotators: readonly TestPerson[];
  name?: string;
  seed?: string;
}

const reasons = ["action", "conversation", "external"];

/**
 * An open study of two samplers with everything that labels can be: agreement, disagreement in every question, an open
 * flag, a decision of an adjudicator, texts that a spreadsheet would run.
 */
export async function labelledStudy({ lead, annotators, name = "Two samplers", seed = "7" }: LabelledStudy) {
  await storeTrajectories(
    Array.from({ length: 24 }, (_, n) => ({
      outcome: (n % 3 === 0 ? 0 : 1) as 0 | 1,
      domain: n % 2 === 0 ? "airline" : "retail",
      leaves: n % 2 === 0 ? [1] : [],
      user_turns: 3 + n,
    })),
  );
  const study = await execute(createStudy, lead.caller, {
    name,
    samplers: [
      { sampler: "random", size: 10 },
      { sampler: "signal", size: 8 },
    ],
    seed,
    k: annotators.length,
    label_schema: { id: "trajectory-review", version: 1 },
  });
  const queue = study.queue_id;
  for (const [n, { caller }] of annotators.entries())
    for (;;) {
      const { held } = await execute(openItem, caller, { queue });
      if (!held) break;
      const { item, ordinal, fence } = held;
      const informative = (item * 7 + n) % 4 === 0 ? "no" : "yes";
      const draft = {
        ...emptyDraft,
        answers: { informative, reason: reasons[(item + ((n * item) % 3)) % 3]!, strategy: "tool_execute" },
        comment: `=cmd|' /C calc'!A${item}`,
        confidence: n === 0 ? ("high" as const) : null,
        evidence: [{ step: 1, range: [0, 2] as [number, number], quote: "Do" }],
      };
      if (item === 3 && n === 0)
        await execute(flagItem, caller, { queue, item, reason: "two runs in one record" });
      await execute(submitLabel, caller, { queue, item, ordinal, fence, draft, active_ms: 900 + item });
    }
  await run(
    owner(),
    `insert into adjudication (project_id, queue_id, item, question, version, value, reason, actor_id)
     select project_id, id, 2, 'reason', 1, 'other', 'on second sight', $2::uuid from queue where id = $1::uuid`,
    queue,
    lead.id,
  );
  return study;
}
