import { CallError } from "@/app/call";

export type SaveState = "saved" | "saving" | "offline" | "signed_out" | "failed";

/** Nobody has heard it, or somebody on the way says that the server or its database is away. */
const away = new Set([0, 502, 503, 504]);

/** What a failure to save means for the one who works. */
export function saveStateOf(error: unknown): SaveState {
  if (!(error instanceof CallError)) return "failed";
  return away.has(error.status) ? "offline" : error.code === "signed_out" ? "signed_out" : "failed";
}

/** Whether to send the same again by itself: it was not refused, but not heard, or the server broke down over it. */
export const isPassing = (error: unknown): boolean =>
  saveStateOf(error) !== "failed" || (error instanceof CallError && error.status >= 500);

/** The lease ran out, and others have all the places. */
export const isStale = (error: unknown): boolean => error instanceof CallError && error.code === "stale";

export const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));
