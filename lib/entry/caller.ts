import { getServerSession } from "next-auth";
import { SessionClaims } from "@/lib/auth/session";
import type { Caller } from "@/lib/usecases/usecase";
import { authOptions } from "./sign-in";

/** The caller behind the current request's session cookie. */
export async function sessionCaller(project: string | null): Promise<Caller> {
  const claims = SessionClaims.safeParse(await getServerSession(authOptions));
  return claims.success ? { kind: "user", ...claims.data, project } : { kind: "anyone" };
}
