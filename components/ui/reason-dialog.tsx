"use client";

import { useState } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { Field, Textarea } from "./field";

type ReasonDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** Reasons that come up often, for one press. */
  reasons: readonly string[];
  verb: string;
  /** The words of the reason; the dialog closes when the promise is kept. */
  onReason: (reason: string) => void | Promise<void>;
};

/** Asks why: a common reason, a few words, or both. */
export function ReasonDialog({
  open,
  onOpenChange,
  title,
  description,
  reasons,
  verb,
  onReason,
}: ReasonDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [words, setWords] = useState("");
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const reason = [chosen, words.trim()].filter(Boolean).join(": ");

  const send = async () => {
    if (!reason) return setAsked(true);
    setBusy(true);
    try {
      await onReason(reason);
      onOpenChange(false);
      setChosen(null);
      setWords("");
      setAsked(false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" busy={busy} onClick={() => void send()}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <fieldset className="grid gap-1">
          <legend className="sr-only">Reason</legend>
          {reasons.map((option) => (
            <label key={option} className="flex min-h-7 items-center gap-2.5">
              <input
                type="radio"
                name="reason"
                className="check"
                checked={chosen === option}
                onChange={() => setChosen(option)}
                onKeyDown={(event) => {
                  if (event.key === "Enter") void send();
                }}
              />
              {option}
            </label>
          ))}
        </fieldset>
        <Field
          label="In your words"
          note={chosen ? "optional" : undefined}
          error={asked && !reason ? "Choose a reason or write a few words." : null}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={1800}
              value={words}
              onChange={(event) => setWords(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void send();
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
