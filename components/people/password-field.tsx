"use client";

import { useState, type ComponentProps } from "react";
import { Field, Input } from "../ui/field";
import { TextButton } from "../ui/link-button";

type PasswordFieldProps = Omit<ComponentProps<"input">, "type"> & {
  label: string;
  hint?: string;
  error?: string | null;
};

/** A password that can be shown while it is typed: one field that is read once beats two that are typed blind. */
export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <Input {...control} {...rest} type={shown ? "text" : "password"} className="pr-16!" />
          <TextButton
            className="absolute! top-1/2 right-1.5 min-h-6 -translate-y-1/2 px-1 text-xs"

            aria-label={shown ? "Hide what is typed" : "Show what is typed"}
            onClick={() => setShown(!shown)}
          >
            {shown ? "Hide" : "Show"}
          </TextButton>
        </span>
      )}
    </Field>
  );
}
