import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";
import { formats } from "@/lib/trajectories/formats";
import type { Problem } from "@/lib/trajectories/problem";

/** The platform's hash, many times faster than the portable one. */
export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Throws a sentence with the known ids when there is no such format. */
export function requireFormat(id: string): void {
  if (id === "auto" || formats.some((format) => format.id === id)) return;
  throw new AppError(
    "invalid",
    `There is no format “${id}”. Known: ${formats.map((format) => format.id).join(", ")}.`,
  );
}

/** One line about a record that can't be read, in the way of compilers: file:line:column. */
export function sayRejected(
  file: string,
  problem: Pick<Problem, "line" | "column" | "code" | "expected" | "excerpt">,
): void {
  const { line, column, code, expected, excerpt } = problem;
  const place = [file, line, ...(column === null ? [] : [column])].join(":");
  console.error(`${place}: ${code}: expected ${expected}${excerpt ? ` at: ${excerpt}` : ""}`);
}
