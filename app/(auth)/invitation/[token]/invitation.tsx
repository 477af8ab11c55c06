"use client";

import { signOut } from "next-auth/react";
import { CallError, callInstance } from "@/app/call";
import { startSession } from "@/app/(auth)/sign-in/session";
import { InvitationForm } from "@/components/people/invitation-form";

type InvitationProps = { token: string; email: string; known: boolean; mine: boolean };

/** Accepts, signs in with what was given, and goes to the project. */
export function Invitation({ token, email, known, mine }: InvitationProps) {
  const accept = (given: object) =>
    callInstance<{ project: string }>("accept-invitation", { token, ...given });
  return (
    <InvitationForm
      email={email}
      known={known}
      mine={mine}
      accept={async (given) => {
        const { project } = await accept(given).catch(async (error: unknown) => {
          if (!(error instanceof CallError) || error.code !== "signed_out" || mine) throw error;
          // The cookie of a session that has ended: without it the link works like in a fresh browser.
          await signOut({ redirect: false });
          return accept(given);
        });
        if (given.password) await startSession(email, given.password);
        location.assign(`/p/${project}`);
      }}
    />
  );
}
