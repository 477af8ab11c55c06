import type { Format } from "../format";
import { isJson } from "../plain-values";

/** VitaBench's tasks: what is to be done, without runs. */
export const vitabenchTasks: Format = {
  id: "vitabench-tasks",
  family: "chinese-service",
  title: "VitaBench tasks",
  howTo: "JSON of tasks with user_scenario and evaluation_criteria; holds no trajectories.",
  recognise: ({ value }) =>
    isJson(value) &&
    "user_scenario" in value &&
    "evaluation_criteria" in value &&
    !("messages" in value) &&
    !("simulations" in value),
  normalise: (records) => [{ kind: "aside", code: "task", detail: "A task without a run", records }],
};
