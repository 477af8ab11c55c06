import type { SignalType } from "../schema";
import type { RuleGroup } from "./lexicon";

/** Rules that only take back what others of the same kind find: each is marked `@never`. */
export const exceptions = (leaf: SignalType, kind: string, rules: readonly string[]): RuleGroup => ({
  leaf,
  kind,
  isPraise: false,
  rules: rules.map((rule) => `${rule} @never`),
});
