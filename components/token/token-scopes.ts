import type { TokenScope } from "@/lib/auth/permissions";

/** What a token with each scope may do, for people. */
export const scopeWords: Record<TokenScope, { name: string; does: string }> = {
  ingest: { name: "Send spans", does: "For a collector or an SDK: traces of running agents come in live." },
  import: { name: "Import files", does: "Upload files, and see how far an import is." },
  read: {
    name: "Read",
    does: "Trajectories, signals, queues and reports of studies. Never for annotators: it shows what they mustn't know.",
  },
  export: { name: "Export", does: "Make exports and download them." },
};
