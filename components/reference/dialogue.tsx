import { Bot, Info, UserRound } from "lucide-react";
import type { QueryView } from "@/lib/references/audit-view";
import { VisibleText } from "../trajectory/source-text";

const speakers: Record<string, { who: "user" | "agent" | "quiet"; title: string }> = {
  user: { who: "user", title: "Customer" },
  customer: { who: "user", title: "Customer" },
  human: { who: "user", title: "Customer" },
  assistant: { who: "agent", title: "Agent" },
  agent: { who: "agent", title: "Agent" },
  system: { who: "quiet", title: "System" },
};

const icons = { user: UserRound, agent: Bot, quiet: Info };

/** The conversation up to the query, which is the last and the framed one. */
export function Dialogue({ query }: { query: QueryView }) {
  const language = query.language ?? undefined;
  const last = query.context[query.context.length - 1];
  // Some sources repeat the query as the last message of its context.
  const context = last?.text.trim() === query.query.trim() ? query.context.slice(0, -1) : query.context;
  const lines = [
    ...(query.ticket_summary ? [{ who: "quiet" as const, title: "Ticket", text: query.ticket_summary }] : []),
    ...context.map(({ role, text }) => ({
      ...(speakers[role.toLowerCase()] ?? { who: "quiet" as const, title: role }),
      text,
    })),
    { who: "user" as const, title: "Customer", text: query.query },
  ];
  return (
    <ol className="dialogue mt-1">
      {lines.map(({ who, title, text }, index) => {
        const Icon = icons[who];
        const now = index === lines.length - 1;
        return (
          <li key={index} data-now={now ? "" : undefined}>
            <span className="node" data-who={who}>
              <Icon aria-hidden="true" />
            </span>
            <div className="min-w-0">
              <p className="pt-[3px] font-strong">
                <VisibleText>{title}</VisibleText>
                {now ? <span className="sr-only">, the query</span> : null}
              </p>
              <p
                lang={language}
                dir="auto"
                className={`leading-[1.65] wrap-anywhere whitespace-pre-wrap ${who === "quiet" ? "text-ink-2" : "text-md"}`}
              >
                <VisibleText>{text}</VisibleText>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
