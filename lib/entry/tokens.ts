import { z } from "zod";
import { TokenScope } from "@/lib/auth/permissions";
import { closeDatabase } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { createToken, listTokens, revokeToken } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { operator } from "./operator";

/** Makes a token and prints it; it can't be shown again. */
export async function makeToken(
  name: string,
  { project, scope, days }: { project: string; scope: readonly string[]; days: string },
): Promise<void> {
  const scopes = z.array(TokenScope).safeParse(scope);
  if (!scopes.success)
    throw new AppError("invalid", `A token may do these: ${TokenScope.options.join(", ")}.`);
  const lasts = days === "never" ? null : Number(days);
  if (Number.isNaN(lasts)) throw new AppError("invalid", "--days is a number, or “never”.");
  try {
    const made = await execute(createToken, operator(project), { name, scopes: scopes.data, days: lasts });
    console.log(`Id       ${made.id}`);
    console.log(`May      ${made.scopes.join(", ")}${until(made.expires_at)}`);
    console.log(`Token    ${made.token}   (shown only here)`);
  } finally {
    await closeDatabase();
  }
}

/** Prints one line a token. */
export async function printTokens(project: string): Promise<void> {
  try {
    const { tokens } = await execute(listTokens, operator(project), {});
    for (const { id, state, scopes, name, expires_at } of tokens)
      console.log(`${id}  ${state.padEnd(7)}  ${scopes.join(",")}  ${name}${until(expires_at)}`);
  } finally {
    await closeDatabase();
  }
}

/** Ends a token. */
export async function endToken(id: string, project: string): Promise<void> {
  try {
    await execute(revokeToken, operator(project), { id });
    console.log(`Revoked  ${id}`);
  } finally {
    await closeDatabase();
  }
}

const until = (end: Date | null): string => (end ? `, until ${end.toISOString().slice(0, 10)}` : "");
