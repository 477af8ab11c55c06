import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";
import { formats } from "@/lib/trajectories/formats";
import { EncodingChoice } from "@/lib/trajectories/encoding-choice";
import type { Problem } from "@/lib/trajectories/problem";
import type { ReadOptions } from "@/lib/trajectories/read-trajectories";

/** The platform's hash, many times faster than the portable one. */
const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** How a person wants files to be read. */
export interface Reading {
  format: string;
  encoding: string;
}

/** Options of the reader for one file. Throws a sentence with the known names when there is no such format or encoding. */
export function readOptions(fileName: string, { format, encoding }: Reading): ReadOptions {
  if (format !== "auto" && !formats.some(({ id }) => id === format))
    throw new AppError(
      "invalid",
      `There is no format “${format}”. Known: ${formats.map(({ id }) => id).join(", ")}.`,
    );
  const chosen = EncodingChoice.safeParse(encoding);
  if (!chosen.success)
    throw new AppError(
      "invalid",
      `There is no encoding “${encoding}”. Known: ${EncodingChoice.options.join(", ")}.`,
    );
  return { fileName, format, encoding: chosen.data, sha256 };
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
