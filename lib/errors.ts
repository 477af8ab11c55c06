/** Every failure that a person can act on. Entry turns a code into a status and a text; nothing else does. */
export type ErrorCode =
  | "signed_out"
  | "forbidden"
  | "not_found"
  | "invalid"
  | "conflict"
  | "stale"
  | "too_large"
  | "rate_limited"
  | "unavailable";

/** An expected failure with words for the reader: what happened, what is safe, what to do. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: unknown,
  ) {
    super(message);
    this.name = "AppError";
  }
}
