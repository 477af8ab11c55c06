import type { Caller } from "@/lib/usecases/usecase";

/** Whoever may run commands on this machine. */
export const operator = (project: string | null = null): Caller => ({
  kind: "operator",
  name: "command line",
  project,
});
