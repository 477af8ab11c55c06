import { AppError, type ErrorCode } from "@/lib/errors";

const statuses: Record<ErrorCode, number> = {
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
}

/** Database and network states after which the same request may simply be sent again. */
const passing = /ECONNREFUSED|ECONNRESET|terminat|Connection|P1001|P1017|P2024|57P0|53300/;

/** Turns anything thrown into a status and words. A fault is logged with its stack and told without it. */
export function failureOf(error: unknown): Failure {
  if (error instanceof AppError)
    return {
      status: statuses[error.code],
      body: { error: { code: error.code, message: error.message, details: error.details } },
    };
  console.error(error);
  if (passing.test(String(error)))
    return {
      status: 503,
      body: {
        error: {
          code: "unavailable",
          message:
            "The database didn't answer. What was saved before is safe; this change was not made. Try again in a moment.",
        },
      },
    };
  return {
    status: 500,
    body: {
      error: {
        code: "fault",
        message:
          "Something went wrong on the server; it was logged. What was saved before is safe. Try again.",
      },
    },
  };
}
