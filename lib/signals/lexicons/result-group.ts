import type { SignalType } from "../schema";
import type { RuleGroup } from "./lexicon";

/** A group of wordings of failed tool results; its kind is the leaf's name unless several groups lead to one leaf. */
export const resultGroup = (leaf: SignalType, rules: string[], kind = leaf.split(".")[2]!): RuleGroup => ({
  leaf,
  kind,
  isPraise: false,
  rules,
});
