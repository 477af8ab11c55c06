import { Bot, EyeOff, Paperclip, ScrollText, Terminal, TriangleAlert, UserRound, Zap } from "lucide-react";
import type { Block } from "./blocks";
import type { Who } from "./who";

const icons = {
  user: UserRound,
  agent: Bot,
  latent: EyeOff,
  tool: Terminal,
  error: TriangleAlert,
  quiet: ScrollText,
} as const;

/** The sign on the rail. The words beside it say the same. */
export function NodeIcon({ who, kind }: { who: Who; kind: Block["kind"] }) {
  const Icon = kind === "event" ? Zap : kind === "attachment" ? Paperclip : icons[who];
  return (
    <span className="node" data-who={who}>
      <Icon aria-hidden="true" />
    </span>
  );
}
