"use client";

import { SignInForm } from "@/components/people/sign-in-form";
import { startSession } from "./session";

/** The form with next-auth behind it. A full load follows, so that nothing of an earlier session stays in memory. */
export function SignIn({ to, email }: { to: string; email?: string }) {
  return (
    <SignInForm
      email={email}
      signIn={async (address, password) => {
        await startSession(address, password);
        location.assign(to);
      }}
    />
  );
}
