import { z } from "zod";
import type { ZodOpenApiResponsesObject } from "zod-openapi";
import { allows, ProjectRole, TokenScope, type Permission } from "@/lib/auth/permissions";
import type { ErrorCode } from "@/lib/errors";
import { statuses } from "./failure";

/** What every door but OTLP answers when it refuses or fails. */
const Failure = z
  .object({
    error: z.object({
      code: z.enum([...(Object.keys(statuses) as [ErrorCode, ...ErrorCode[]]), "fault"]),
      message: z.string().meta({ description: "For people: what happened, what is safe, what to do." }),
      details: z.unknown().optional(),
    }),
  })
  .meta({ id: "Failure" });

const words: Record<string, string> = {
  400: "The input doesn't fit.",
  401: "Nobody is signed in: the token is missing, unknown, revoked or too old, or the session has ended.",
  403: "The role or the token's scope doesn't allow this.",
  404: "There is no such thing, or no such project that the caller belongs to.",
  409: "The present state doesn't allow this.",
  413: "The request is too large.",
  429: "Too many tries; `Retry-After` says when to come back.",
  500: "A fault of the server; it was logged.",
  503: "The database can't be reached or too much waits; `Retry-After` says when to come back.",
};

const json = (schema: z.ZodType) => ({ "application/json": { schema } });

/** The refusals that any call may meet. */
export const failures: ZodOpenApiResponsesObject = Object.fromEntries(
  Object.entries(words).map(([status, description]) => [status, { description, content: json(Failure) }]),
);

/** A result in its envelope. */
export const resultOf = (schema: z.ZodType | undefined) => ({
  description: "Done.",
  content: json(z.object({ result: schema ?? z.unknown() })),
});

/** Who may call: the roles, and the scope of a token if there is one. */
export function accessWords(permission: Permission): string {
  if (permission === "anyone") return "Open to anyone, signed in or not.";
  if (permission === "person") return "For any signed-in person, about themselves. No token.";
  if (permission === "operate") return "For administrators of the installation. No token.";
  const roles = ProjectRole.options.filter((role) => allows(role, permission)).join(", ");
  const scope = TokenScope.safeParse(permission);
  return `Permission \`${permission}\`: ${roles}. ${scope.success ? `Token scope: \`${scope.data}\`.` : "No token."}`;
}

/** How a caller of a verb signs in. */
export function securityOf(permission: Permission): Record<string, string[]>[] {
  if (permission === "anyone") return [];
  const session = { session: [] };
  return TokenScope.safeParse(permission).success ? [{ token: [permission] }, session] : [session];
}
