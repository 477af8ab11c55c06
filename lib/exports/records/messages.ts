import type { Step, Trajectory } from "@/lib/trajectories/schema";

/** A chat message as training tools read it: all leaves are text or null, arguments are JSON text. */
interface PortableMessage {
  role: string;
  content: string | null;
  reasoning_content: string | null;
  name: string | null;
  tool_call_id: string | null;
  tool_calls: { id: string; type: string; function: { name: string; arguments: string } }[] | null;
}

const textOf = (steps: readonly Step[], latent: boolean): string | null => {
  const texts = steps
    .filter(({ kind, channel }) => kind === "text" && (channel === "latent") === latent)
    .map(({ text }) => text ?? "");
  return texts.length === 0 ? null : texts.join("\n\n");
};

const argumentsOf = (raw: unknown): string =>
  typeof raw === "string" ? raw : raw === undefined || raw === null ? "{}" : JSON.stringify(raw);

/**
 * The messages of a trajectory. Results stand alone, each with the id of its call; what is no message (an event) is left
 * out, and so are attachments: both are in the JSON form.
 */
export function portableMessages({ steps }: Pick<Trajectory, "steps">): PortableMessage[] {
  const names = new Map(steps.flatMap(({ call }) => (call ? [[call.key, call] as const] : [])));
  const messages: PortableMessage[] = [];
  for (let at = 0; at < steps.length;) {
    const first = steps[at]!;
    let end = at + 1;
    while (
      end < steps.length &&
      steps[end]!.message === first.message &&
      steps[end]!.role === first.role &&
      first.kind !== "tool_result" &&
      steps[end]!.kind !== "tool_result"
    )
      end++;
    const own = steps.slice(at, end);
    at = end;
    if (first.role === "event" || first.kind === "event") continue;
    const { result } = first;
    const calls = own.flatMap(({ call }) => (call ? [call] : []));
    messages.push({
      role: result ? "tool" : first.role,
      content: result ? result.text : textOf(own, false),
      reasoning_content: textOf(own, true),
      name: result?.call_key ? (names.get(result.call_key)?.name ?? null) : null,
      tool_call_id: result ? (result.source_call_id ?? result.call_key) : null,
      tool_calls:
        calls.length === 0
          ? null
          : calls.map(({ key, source_id, name, args_raw }) => ({
              id: source_id ?? key,
              type: "function",
              function: { name, arguments: argumentsOf(args_raw) },
            })),
    });
  }
  return messages;
}
