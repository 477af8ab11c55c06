import type { Step } from "@/lib/trajectories/schema";
import type { Block } from "./blocks";

/** How a block is drawn at the edge. */
export type Who = "user" | "agent" | "latent" | "tool" | "error" | "quiet";

/** Who acts in a block, for the rail and the map beside the trajectory. */
export function whoOf(block: Block): Who {
  if (block.kind === "calls")
    return block.calls.some((call) => call.results.some((step) => step.result?.status === "error"))
      ? "error"
      : "tool";
  if (block.kind === "result") return block.step.result?.status === "error" ? "error" : "tool";
  if (block.kind === "turn" || block.kind === "hidden" || block.kind === "event") return "quiet";
  return whoSpeaks(block.step);
}

function whoSpeaks(step: Step): Who {
  if (step.channel === "latent") return "latent";
  if (step.role === "user") return "user";
  if (step.role === "assistant") return "agent";
  return step.role === "tool" ? "tool" : "quiet";
}

const ordinary = new Set(["user", "assistant", "agent", "system", "tool", "human", "gpt", "bot", "event"]);

/** The speaker in words: "User", "Agent", "Agent, latent", with the actor's own name when it says more. */
export function speakerOf(step: Step): { title: string; note: string | null } {
  const role = { user: "User", assistant: "Agent", system: "System", tool: "Tool", event: "Event" }[
    step.role
  ];
  const name = ordinary.has(step.actor.toLowerCase()) ? null : step.actor;
  if (step.channel === "latent")
    return { title: name ? `${name}, latent` : `${role}, latent`, note: "not shown to the user" };
  if (step.role === "system") return { title: role, note: name ?? "instructions to the agent" };
  return { title: name ?? role, note: name ? role.toLowerCase() : null };
}
