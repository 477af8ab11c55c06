import type { SignalType } from "../schema";
import type { RuleGroup } from "../lexicons/lexicon";

const byCode: Record<number, SignalType> = {
  401: "execution.failure.auth_misuse",
  403: "execution.failure.auth_misuse",
  404: "execution.failure.bad_query",
  405: "execution.failure.tool_not_found",
  407: "execution.failure.auth_misuse",
  408: "environment.exhaustion.timeout",
  409: "execution.failure.state_error",
  410: "execution.failure.bad_query",
  412: "execution.failure.state_error",
  413: "environment.exhaustion.context_overflow",
  423: "execution.failure.state_error",
  429: "environment.exhaustion.rate_limit",
};

const codeLeaf = (code: number): SignalType =>
  byCode[code] ?? (code >= 500 ? "environment.exhaustion.api_error" : "execution.failure.invalid_args");

/** A message of no more words says nothing. */
const fewWords = 3;

const changing =
  /^(?:create|add|update|delete|remove|set|book|cancel|send|modify|insert|edit|write|submit|transfer|exchange|return|register|pay|order|post|put|patch|reset|change|move|rename|upload|schedule|reserve|buy|purchase|assign|close|approve|apply|make|place|process|replace|reply|share|save|enable|disable|toggle|start|stop|confirm|redeem|refund|charge|issue|invite|merge|commit|push|execute|run|do)(?![a-z])/;

/** Whether a tool's name says that it changes something, e.g. `update_order`, `CreateEvent`. */
export const isChanging = (tool: string): boolean =>
  changing.test(
    tool
      .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
      .toLowerCase()
      .replace(/^[^a-z]+/, ""),
  );

const telling =
  /(?:^|_)(?:think|thought|thoughts|reason|reflect|plan|scratchpad|policy|policies|terms|faq|faqs|kb|doc|docs|documentation|article|articles|wiki|knowledge|review|reviews|news|manual|guide|guides|transcript|instructions|law|rules|email|emails|mail|letter|comment|comments|story|summary|message|messages|chat|recipe|recipes|visa|requirements|lyrics|poem|tutorial|lesson|tip|tips|definition|dictionary|adventure|game)(?:_|$)/;

/** Whether a tool's name says that it gives texts to read or thoughts, whose sentences report no failure. */
export const isTelling = (tool: string): boolean =>
  !isChanging(tool) && telling.test(tool.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase());

/**
 * The leaf of a failed result: by its wording, else by its HTTP status. Something that doesn't exist is a bad query
 * when the tool looks things up, a bad argument when it changes them. An unknown wording of some length is a rule of
 * the tool that the call runs against; a bare "error" is the tool's own failure.
 */
export function failureLeaf(
  code: number,
  group: RuleGroup | undefined,
  tool: string,
  words: number,
): SignalType {
  if (group && group.kind !== "missing") return group.leaf;
  if (group) return isChanging(tool) ? "execution.failure.invalid_args" : group.leaf;
  if (code > 0) return codeLeaf(code);
  return words > fewWords ? "execution.failure.state_error" : "environment.exhaustion.api_error";
}
