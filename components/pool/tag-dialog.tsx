"use client";

import { useId } from "react";
import { toast } from "sonner";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Field, Input } from "../ui/field";
import { formatPlural } from "../ui/format";
import { ProblemNote } from "../ui/note";
import { useAction } from "../ui/use-action";

interface TagDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** "6 trajectories", "all 1,284 that fit the filter" */
  what: string;
  /** Tags that are offered while one types. */
  known: readonly string[];
  /** Puts it on, or takes it off; gives how many were changed. */
  onTag: (tag: string, on: boolean) => Promise<number>;
}

/** Puts a tag on trajectories, or takes one off. */
export function TagDialog({ open, onOpenChange, what, known, onTag }: TagDialogProps) {
  const id = useId();
  const { busy, problem, run } = useAction();
  const submit = (form: HTMLFormElement, on: boolean) =>
    void run(async () => {
      const changed = await onTag(String(new FormData(form).get("tag")), on);
      toast(`${on ? "Put on" : "Taken off"} ${formatPlural(changed, "trajectory", "trajectories")}.`);
      onOpenChange(false);
    });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Tag"
      description={`Of ${what}. Leads and researchers find them by it; annotators never see it.`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            busy={busy}
            onClick={() => {
              const form = document.getElementById(id);
              if (form instanceof HTMLFormElement && form.reportValidity()) submit(form, false);
            }}
          >
            Take it off
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            Put it on
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget, true);
        }}
      >
        <Field label="Tag">
          {(control) => (
            <Input
              {...control}
              name="tag"
              list={`${id}-known`}
              required
              maxLength={60}
              autoFocus
              autoComplete="off"
            />
          )}
        </Field>
        <datalist id={`${id}-known`}>
          {known.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <ProblemNote problem={problem} />
      </form>
    </Dialog>
  );
}
