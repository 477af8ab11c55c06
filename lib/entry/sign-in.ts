import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { sessionOptions } from "@/lib/auth/session";
import { env } from "@/lib/env";
import { signIn } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { failureOf } from "./failure";

/** The client's address: x-forwarded-for is believed only where the operator named the proxies in front. */
function addressOf(headers: Record<string, unknown> | undefined): string {
  const forwarded = headers?.["x-forwarded-for"];
  if (env().TRUSTED_PROXIES === "" || typeof forwarded !== "string") return "direct";
  return forwarded.split(",")[0]!.trim().slice(0, 100);
}

/** next-auth with one provider: address and password, checked by the use case `sign-in`. */
export const authOptions: NextAuthOptions = {
  ...sessionOptions,
  providers: [
    Credentials({
      credentials: { email: { type: "email" }, password: { type: "password" } },
      async authorize(credentials, request) {
        try {
          return await execute(
            signIn,
            { kind: "anyone" },
            {
              email: credentials?.email ?? "",
              password: credentials?.password ?? "",
              address: addressOf(request.headers),
            },
          );
        } catch (error) {
          // next-auth hands the message of an Error to the sign-in page, so a fault must not speak for itself.
          throw new Error(failureOf(error).body.error.message, { cause: error });
        }
      },
    }),
  ],
};
