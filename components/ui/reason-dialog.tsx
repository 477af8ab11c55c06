"use client";

import { useState } from "react";
import { Field, Textarea } from "./field";
import { FormDialog } from "./form-dialog";

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
  const [asked, setAsked] = useState(false);
  const reason = [chosen, words.trim()].filter(Boolean).join(": ");
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      verb={verb}
      onSubmit={async () => {
        if (!reason) return setAsked(true);
        await onReason(reason);
        onOpenChange(false);
        setChosen(null);
        setWords("");
        setAsked(false);
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
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
                event.currentTarget.form?.requestSubmit();
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
