"use client";

import { ActionForm } from "../ui/action-form";
import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import { PasswordField } from "./password-field";

type SignInFormProps = {
  email?: string;
  /** Signs in and goes on; throws an Error with words for the reader. */
  signIn: (email: string, password: string) => Promise<void>;
};

/** Address and password. What was typed stays after a refusal. */
export function SignInForm({ email = "", signIn }: SignInFormProps) {
  return (
    <ActionForm submit={(given) => signIn(given("email"), given("password"))}>
      {(busy) => (
        <>
          <Field label="E-mail address">
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                autoComplete="username"
                defaultValue={email}
                autoFocus={email === ""}
                required
              />
            )}
          </Field>
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            autoFocus={email !== ""}
            required
          />
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            Sign in
          </Button>
        </>
      )}
    </ActionForm>
  );
}
