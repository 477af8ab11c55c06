"use client";

import type { ReactNode } from "react";
import { ProblemNote } from "./note";
import { useAction } from "./use-action";

type ActionFormProps = {
  /** What was filled in, by the fields' names. Throws an Error with words for the reader. */
  submit: (given: (name: string) => string) => Promise<void>;
  /** The fields and the button, which shows that it is at work. */
  children: (busy: boolean) => ReactNode;
};

/** A form that is sent by a script. A refusal is said above it, and what was typed stays. */
export function ActionForm({ submit, children }: ActionFormProps) {
  const { busy, problem, run } = useAction();
  return (
    <form
      // Pressed before the page is ready, the form must not write what was typed into the address.
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        void run(() => submit((name) => String(given.get(name))));
      }}
    >
      <ProblemNote problem={problem} />
      {children(busy)}
    </form>
  );
}
