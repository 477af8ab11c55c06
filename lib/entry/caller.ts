import { getServerSession } from "next-auth";
import { hashSecret } from "@/lib/auth/password";
import { SessionClaims } from "@/lib/auth/session";
import type { Caller } from "@/lib/usecases/usecase";
import { networkAddress } from "./network-address";
import { authOptions } from "./sign-in";

/** The caller behind the current request's session cookie. */
export async function sessionCaller(project: string | null): Promise<Caller> {
  const claims = SessionClaims.safeParse(await getServerSession(authOptions));
  return claims.success ? { kind: "user", ...claims.data, project } : { kind: "anyone" };
}

/** Scheme names have no case (RFC 9110); anything but a bearer token is somebody else's, e.g. a proxy's. */
const bearer = /^bearer +(\S+) *$/i;

/** The caller behind the token of a request; null when it shows none. */
export function tokenCaller(request: Request, project: string | null): Caller | null {
  const token = bearer.exec(request.headers.get("authorization") ?? "")?.[1];
  if (token === undefined) return null;
  const address = networkAddress(request.headers.get("x-forwarded-for"));
  return { kind: "token", token_hash: hashSecret(token), address, project };
}

/** The caller behind a request: its token, else its session. */
export const requestCaller = async (request: Request, project: string | null): Promise<Caller> =>
  tokenCaller(request, project) ?? (await sessionCaller(project));
