import type { Format } from "../format";
import { isJson } from "../plain-values";

/** The head of a run whose simulations lie in files of their own: it holds no trajectory. */
export const tau2ResultsSplit: Format = {
  id: "tau2-results-split",
  family: "tau2-bench",
  title: "tau2-bench results, split",
  howTo: "A results.json without simulations; import the files of its simulations folder as well.",
  recognise: ({ value }) =>
    isJson(value) && "tasks" in value && isJson(value.info) && !("simulations" in value),
  normalise(records) {
    return [
      {
        kind: "aside",
        code: "simulations_elsewhere",
        detail: "The runs are in simulations/<id>.json",
        records,
      },
    ];
  },
};
