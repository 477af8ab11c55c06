"use client";

import { ActionForm } from "../ui/action-form";
import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import { PasswordField } from "./password-field";

type InvitationFormProps = {
  email: string;
  /** There is an account for the address already. */
  known: boolean;
  /** It is the one that is signed in. */
  mine: boolean;
  /** Throws an Error with words for the reader. */
  accept: (given: { name?: string; password?: string }) => Promise<void>;
};

/** Joins a project: a new person says a name and chooses a password, a known one proves who they are. */
export function InvitationForm({ email, known, mine, accept }: InvitationFormProps) {
  return (
    <ActionForm
      submit={(given) =>
        accept({
          ...(known ? {} : { name: given("name") }),
          ...(mine ? {} : { password: given("password") }),
        })
      }
    >
      {(busy) => (
        <>
          {mine ? null : (
            <>
              <Field label="E-mail address">
                {(control) => (
                  <Input {...control} type="email" autoComplete="username" value={email} readOnly disabled />
                )}
              </Field>
              {known ? (
                <PasswordField
                  label="Your password"
                  name="password"
                  autoComplete="current-password"
                  autoFocus
                  required
                />
              ) : (
                <>
                  <Field label="Your name" hint="Leads and admins of the project see it; annotators don't.">
                    {(control) => (
                      <Input
                        {...control}
                        name="name"
                        autoComplete="name"
                        maxLength={200}
                        autoFocus
                        required
                      />
                    )}
                  </Field>
                  <PasswordField
                    label="Choose a password"
                    name="password"
                    autoComplete="new-password"
                    hint="At least 12 characters; a short sentence is fine."
                    minLength={12}
                    required
                  />
                </>
              )}
            </>
          )}
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            Join the project
          </Button>
        </>
      )}
    </ActionForm>
  );
}
