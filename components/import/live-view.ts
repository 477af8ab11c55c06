/** What came in live, as the page of imports shows it. */
export interface LiveView {
  settings: LiveSettingsView;
  totals: {
    growing: number;
    closed: number;
    aside: number;
    spans: number;
    waiting: number;
    last_at: Date | string | null;
  };
  conversations: readonly LiveConversationView[];
}

export interface LiveSettingsView {
  quiet_seconds: number;
  by: "conversation" | "trace";
}

export interface LiveConversationView {
  id: string;
  external_id: string;
  state: "growing" | "closed" | "aside" | "merged";
  pending: boolean;
  spans: number;
  traces: number;
  first_at: Date | string;
  last_at: Date | string;
  trajectory_id: string | null;
  version: number | null;
  preview: string | null;
  steps: number | null;
  problem: string | null;
}

/** "10 minutes", "90 seconds", "2 hours". */
export function quietWords(seconds: number): string {
  const [n, unit] =
    seconds % 3600 === 0
      ? [seconds / 3600, "hour"]
      : seconds % 60 === 0
        ? [seconds / 60, "minute"]
        : [seconds, "second"];
  return `${n} ${unit}${n === 1 ? "" : "s"}`;
}
