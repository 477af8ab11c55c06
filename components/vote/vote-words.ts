import type { VoteMethod } from "@/lib/annotations/vote-methods";
import type { FitWarning } from "@/lib/annotations/vote-models";
import { formatCount, formatPlural } from "../ui/format";

/** The methods with the rule of each, in the order of the tables. */
export const methods: Record<VoteMethod, { name: string; rule: (k: number, needed: number) => string }> = {
  majority: {
    name: "Majority",
    rule: (k, needed) =>
      `${needed} of ${k} labels say the same. A tie, or a lead of half or less, is no decision: it goes to adjudication.`,
  },
  unanimity: { name: "Unanimity", rule: (k) => `All ${k} labels are in and say the same.` },
  weighted: {
    name: "Weighted",
    rule: () =>
      "The answer with the most weight. A person's vote weighs as much as they agree with others on the same items. Equal weights are no decision.",
  },
  dawid_skene: {
    name: "Dawid-Skene",
    rule: () =>
      "The likeliest answer when every person has error rates of their own, learnt from all labels together.",
  },
  mace: {
    name: "MACE",
    rule: () => "The likeliest answer when every person sometimes knows and otherwise answers by habit.",
  },
};

/** A warning as what is missing and what that means. */
export function warningWords(warning: FitWarning): { lead: string; text: string } {
  switch (warning.code) {
    case "one_rater":
      return {
        lead: "No second person has labelled.",
        text: "Dawid-Skene and MACE learn from where people differ, so they are not fitted.",
      };
    case "no_overlap":
      return {
        lead: "No item has two labels.",
        text: "Dawid-Skene and MACE compare people on the same items, so they are not fitted.",
      };
    case "one_category":
      return {
        lead: "All labels are the same.",
        text: "There is nothing to learn about errors from one and the same answer, so Dawid-Skene and MACE are not fitted.",
      };
    case "few_labels":
      return {
        lead: "Too little data for the models.",
        text: `Dawid-Skene estimates ${formatPlural(warning.parameters, "number")} here from ${formatPlural(warning.labels, "label")}; from ${formatCount(warning.wanted)} on, its error rates are more than guesses. Take the majority until then.`,
      };
    case "few_of_rater":
      return {
        lead: "Few labels of some people.",
        text: `${warning.raters.join(", ")} gave fewer than ${warning.wanted} labels; what the models say of them is uncertain.`,
      };
    case "not_converged":
      return {
        lead: "Dawid-Skene did not settle.",
        text: "Its numbers still moved after 500 rounds; read them with care.",
      };
  }
}
