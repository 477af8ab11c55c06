import { only, type Format, type NormaliseContext, type SourceRecord } from "../format";
import { hashId } from "../content-hash";
import { asArray, asJson, asText, isJson, type Json } from "../plain-values";
import { TrajectoryDraft } from "../normalize";
import type { RawRecord } from "../raw-record";
import { addTau2Message, readTau2Head } from "../tau2";

/** Results of tau2-bench: runs beside the tasks and the set-up that they share. */
export const tau2Results: Format = {
  id: "tau2-results",
  family: "tau2-bench",
  title: "tau2-bench results",
  howTo: "The results.json of a tau2-bench run: simulations, tasks and info in one object.",
  frame: {
    key: "simulations",
    needs: ["tasks", "info"],
    holds: (first, head) =>
      isJson(first) &&
      (("tasks" in head && "info" in head) || ("task_id" in first && "termination_reason" in first)),
  },
  recognise({ value, frame, raw }) {
    if (isFramed(raw)) {
      const around = frame !== null && "simulations" in frame && "tasks" in frame && "info" in frame;
      // When the tasks come last and are too far away, the run has to speak for itself.
      return isJson(value) && (around || ("task_id" in value && "termination_reason" in value));
    }
    return isJson(value) && Array.isArray(value.simulations) && "tasks" in value && "info" in value;
  },
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    if (isFramed(record.raw))
      return [
        { kind: "trajectory", trajectory: run(record, value, record.frame ?? {}, "", context), records },
      ];
    const runs = asArray(value.simulations).filter(isJson);
    if (runs.length === 0)
      return [
        {
          kind: "aside",
          code: "no_simulations",
          detail: "The run was stopped before its first simulation",
          records,
        },
      ];
    return runs.map((simulation, i) => ({
      kind: "trajectory",
      trajectory: run(record, simulation, value, `/simulations/${i}`, context),
      records,
    }));
  },
};

/** A run that was cut out of its results; a list of runs in any other object has no set-up around it. */
function isFramed({ place, frame }: RawRecord): boolean {
  return place === "framed" && frame?.key === "simulations";
}

function run(
  record: SourceRecord,
  simulation: Json,
  frame: Json,
  pointer: string,
  context: NormaliseContext,
) {
  const draft = new TrajectoryDraft("tau2-results", record, context);
  if (pointer !== "") draft.pointer = record.raw.pointer + pointer;
  const taskId = asText(simulation.task_id);
  const task = asArray(frame.tasks).find(
    (candidate) => taskId !== null && asText(asJson(candidate).id) === taskId,
  );
  readTau2Head(draft, simulation, asJson(frame.info), task ?? null, pointer);
  asArray(simulation.messages).forEach((message, i) =>
    addTau2Message(draft, asJson(message), `${pointer}/messages/${i}`),
  );
  return draft.finish((trajectory) => hashId(trajectory, context.sha256));
}
