"use client";

import { ActionForm } from "../ui/action-form";
import { Button } from "../ui/button";
import { PasswordField } from "./password-field";

type PasswordFormProps = {
  email: string;
  /** Throws an Error with words for the reader. */
  change: (current: string, password: string) => Promise<void>;
};

/** Replaces one's password. */
export function PasswordForm({ email, change }: PasswordFormProps) {
  return (
    <ActionForm submit={(given) => change(given("current"), given("password"))}>
      {(busy) => (
        <>
          {/* Tells a password manager whose password this is. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField label="Current password" name="current" autoComplete="current-password" required />
          <PasswordField
            label="New password"
            name="password"
            autoComplete="new-password"
            hint="At least 12 characters; a short sentence is fine."
            minLength={12}
            required
          />
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              Change password
            </Button>
          </div>
        </>
      )}
    </ActionForm>
  );
}
