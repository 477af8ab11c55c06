import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { sessionOptions } from "@/lib/auth/session";
import { signIn } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { failureOf } from "./failure";
import { networkAddress } from "./network-address";

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
              address: networkAddress(request.headers?.["x-forwarded-for"]),
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
