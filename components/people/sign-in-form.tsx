"use client";

import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import { Note } from "../ui/note";
import { useAction } from "../ui/use-action";
import { PasswordField } from "./password-field";

type SignInFormProps = {
  email?: string;
  /** Signs in and goes on; throws an Error with words for the reader. */
  signIn: (email: string, password: string) => Promise<void>;
};

/** Address and password. What was typed stays after a refusal. */
export function SignInForm({ email = "", signIn }: SignInFormProps) {
  const { busy, problem, run } = useAction();
  return (
    <form
      // Pressed before the page is ready, the form must not write what was typed into the address.
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        void run(() => signIn(String(given.get("email")), String(given.get("password"))));
      }}
    >
      {problem ? (
        <Note tone="danger" live>
          {problem}
        </Note>
      ) : null}
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
    </form>
  );
}
