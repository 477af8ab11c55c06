"use client";

import { Button } from "../ui/button";
import { Note } from "../ui/note";
import { useAction } from "../ui/use-action";
import { PasswordField } from "./password-field";

type PasswordFormProps = {
  email: string;
  /** Throws an Error with words for the reader. */
  change: (current: string, password: string) => Promise<void>;
};

/** Replaces one's password. */
export function PasswordForm({ email, change }: PasswordFormProps) {
  const { busy, problem, run } = useAction();
  return (
    <form
      // Pressed before the page is ready, the form must not write what was typed into the address.
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        void run(() => change(String(given.get("current")), String(given.get("password"))));
      }}
    >
      {problem ? (
        <Note tone="danger" live>
          {problem}
        </Note>
      ) : null}
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
    </form>
  );
}
