"use client";

import { useState } from "react";
import type { Deviation } from "@/lib/studies/deviation";
import { Button } from "../ui/button";
import { Field, Textarea } from "../ui/field";
import { ProblemNote } from "../ui/note";
import { useAction } from "../ui/use-action";

/** Adds an entry to a study's log of deviations; entries can't be changed afterwards. */
export function DeviationForm({ log }: { log: (deviation: Deviation) => Promise<void> }) {
  const [what, setWhat] = useState("");
  const [why, setWhy] = useState("");
  const { busy, problem, run } = useAction();
  const ready = what.trim() !== "" && why.trim() !== "";
  return (
    <details data-no-print className="mt-4">
      <summary className="link w-fit cursor-pointer">Log a deviation</summary>
      <form
        aria-label="Log a deviation"
        className="mt-3 grid max-w-(--measure-px) gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!ready) return;
          void run(async () => {
            await log({ what: what.trim(), why: why.trim() });
            setWhat("");
            setWhy("");
          });
        }}
      >
        <Field label="What was done otherwise">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={2000}
              value={what}
              onChange={(event) => setWhat(event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Why"
          hint="The entry gets your name and the time, and stays: it can’t be changed or removed."
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={2000}
              value={why}
              onChange={(event) => setWhy(event.target.value)}
            />
          )}
        </Field>
        <ProblemNote problem={problem} />
        <Button type="submit" className="w-fit" busy={busy} aria-disabled={ready ? undefined : true}>
          Log it
        </Button>
      </form>
    </details>
  );
}
