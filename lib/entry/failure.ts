import { z } from "zod";
import { isOutage } from "@/lib/db/outage";
import { AppError, type ErrorCode } from "@/lib/errors";

export const statuses: Record<ErrorCode, number> = {
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  invalid: 400,
  conflict: 409,
  stale: 409,
  too_large: 413,
  rate_limited: 429,
  unavailable: 503,
};

export interface Failure {
  status: number;
  body: { error: { code: ErrorCode | "fault"; message: string; details?: unknown } };
  /** What programs read: how to sign in, when to try again. */
  headers: Record<string, string>;
}

/** Programs wait as long as they are told; without that some don't try again at all. */
const RetryAfter = z.object({ retry_after: z.number() });

function headersOf({ code, details }: AppError): Record<string, string> {
  if (code === "signed_out") return { "www-authenticate": 'Bearer realm="api"' };
  const wait = RetryAfter.safeParse(details);
  return wait.success ? { "retry-after": String(wait.data.retry_after) } : {};
}

/** The last line of a driver's message says what happened, without the place in our code. */
const gist = (error: unknown): string => String(error).trim().split("\n").at(-1) ?? "";

/** Turns anything thrown into a status and words. A fault is logged with its stack and told without it. */
export function failureOf(error: unknown): Failure {
  if (error instanceof AppError)
    return {
      status: statuses[error.code],
      body: { error: { code: error.code, message: error.message, details: error.details } },
      headers: headersOf(error),
    };
  if (isOutage(error)) {
    console.error(`The database is away: ${gist(error)}`);
    return {
      status: 503,
      body: {
        error: {
          code: "unavailable",
          message:
            "The database can't be reached just now. What was saved before is safe, but perhaps not this change. Try again in a moment.",
        },
      },
      headers: { "retry-after": "2" },
    };
  }
  console.error(error);
  return {
    status: 500,
    body: {
      error: {
        code: "fault",
        message:
          "Something went wrong on the server; it was logged. What was saved before is safe. Try again.",
      },
    },
    headers: {},
  };
}
