"use client";

import { useRouter } from "next/navigation";
import { signOut } from "next-auth/react";
import { toast } from "sonner";
import { callInstance } from "@/app/call";
import { startSession } from "@/app/(auth)/sign-in/session";
import { LookKept } from "@/app/look-kept";
import type { Look } from "@/components/people/look-keeper";
import { LookSettings } from "@/components/people/look-settings";
import { PasswordForm } from "@/components/people/password-form";
import { Button } from "@/components/ui/button";
import { PanelHead } from "@/components/ui/panel-head";
import { useAction } from "@/components/ui/use-action";

type AccountProps = { email: string; mustChange: boolean; look: Look };

/** One's own account: password, sessions, look. Until a one-time password is changed there is nothing else. */
export function Account({ email, mustChange, look }: AccountProps) {
  const router = useRouter();
  const { busy, run } = useAction();
  const change = async (current: string, password: string) => {
    await callInstance("change-password", { current, password });
    // A new password ends every session, this one too: start the next one with it.
    await startSession(email, password);
    if (mustChange) return location.assign("/");
    toast("Your password was changed. Other browsers are signed out.");
    router.refresh();
  };
  return (
    <>
      <section className="grid gap-3">
        {mustChange ? null : <PanelHead title="Password" />}
        <PasswordForm key={email} email={email} change={change} />
      </section>
      {mustChange ? null : (
        <>
          <section className="grid gap-3">
            <PanelHead title="Look" />
            <LookSettings />
            <LookKept look={look} />
          </section>
          <section className="grid gap-3">
            <PanelHead title="Sessions" />
            <p className="leading-note text-ink-2">
              Ends your session in every browser, this one included. Drafts are kept.
            </p>
            <div>
              <Button
                busy={busy}
                onClick={() =>
                  void run(async () => {
                    await callInstance("sign-out-everywhere", {});
                    await signOut({ callbackUrl: "/sign-in" });
                  })
                }
              >
                Sign out everywhere
              </Button>
            </div>
          </section>
        </>
      )}
    </>
  );
}
