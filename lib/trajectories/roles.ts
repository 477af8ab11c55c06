import type { Role } from "./schema";

/** How sources name the sides of a conversation; compared without regard to case. */
const names: Record<Role, readonly string[]> = {
  system: ["system", "developer", "system_prompt", "instruction", "context"],
  user: ["user", "human", "customer", "usr", "client", "用户", "客户", "speaker_user"],
  assistant: [
    "assistant",
    "gpt",
    "chatgpt",
    "bing",
    "bard",
    "claude",
    "model",
    "ai",
    "bot",
    "agent",
    "chatbot",
    "llm",
    "sys",
    "function_call",
    "tool_call",
    "客服",
    "助手",
    "坐席",
    "assistant_agent",
  ],
  tool: [
    "tool",
    "function",
    "observation",
    "function_response",
    "tool_response",
    "tool_result",
    "function_output",
    "environment",
    "ipython",
    "function_result",
  ],
  // mini-swe-agent ends with a message of its harness.
  event: ["event", "exit"],
};

const byName = new Map(
  (Object.entries(names) as [Role, readonly string[]][]).flatMap(([role, list]) =>
    list.map((name) => [name, role]),
  ),
);

/** The canonical role of a source's role text, or null when it is not known. */
export function roleOf(text: string): Role | null {
  return byName.get(text.trim().toLowerCase()) ?? null;
}
