import type { Step } from "../schema";
import type { TriedOut } from "./try-out";

/**
 * What came out of a file in one line, for tables of tests. A letter a step: s control text, u user, a assistant,
 * l thinking, c call, r result, o result of nobody, m media, e event. Trajectories are parted by |, and behind them
 * stand q for a query, - for an aside and x for a rejection.
 */
export function signature({ trajectories, summary }: TriedOut): string {
  const told = trajectories.map(({ steps }) => steps.map(letterOf).join("")).join("|");
  const { queries, asides, rejected } = summary;
  return told + "q".repeat(queries) + "-".repeat(asides) + "x".repeat(rejected);
}

function letterOf({ kind, role, channel, result }: Step): string {
  if (kind === "tool_call") return "c";
  if (kind === "tool_result") return result?.call_key === null ? "o" : "r";
  if (kind === "attachment") return "m";
  if (kind === "event") return "e";
  if (channel === "latent") return "l";
  if (channel === "control") return "s";
  return role === "user" ? "u" : role === "assistant" ? "a" : "s";
}
