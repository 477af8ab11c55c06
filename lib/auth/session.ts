import type { NextAuthOptions } from "next-auth";
import { z } from "zod";

/** What the signed cookie says; `execute` checks both against the database each time. */
export const SessionClaims = z.object({ user_id: z.string(), session_version: z.number() });
export type SessionClaims = z.infer<typeof SessionClaims>;

const User = z.object({ id: z.string(), session_version: z.number() });

/** Settings of next-auth that don't depend on how a password is checked. */
export const sessionOptions: Pick<NextAuthOptions, "session" | "pages" | "callbacks"> = {
  session: { strategy: "jwt", maxAge: 30 * 24 * 3600 },
  pages: { signIn: "/sign-in", error: "/sign-in" },
  callbacks: {
    jwt({ token, user }) {
      const fresh = User.safeParse(user);
      if (!fresh.success) return token;
      return { user_id: fresh.data.id, session_version: fresh.data.session_version };
    },
    session({ session, token }) {
      return { expires: session.expires, ...SessionClaims.safeParse(token).data };
    },
  },
};
