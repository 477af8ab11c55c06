"use client";

import { useId, type ReactNode } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { ProblemNote } from "./note";
import { useAction } from "./use-action";

type FormDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** What the button that acts says. */
  verb: string;
  /** Given what the form holds. Throws an Error with words for the reader, which stand below the fields then. */
  onSubmit: (data: FormData) => Promise<void>;
  /** The fields; the one with `data-autofocus` takes the focus. */
  children: ReactNode;
};

/** A dialog of one form: fields, what went wrong, and the buttons that send or leave it. */
export function FormDialog({
  open,
  onOpenChange,
  title,
  description,
  verb,
  onSubmit,
  children,
}: FormDialogProps) {
  const id = useId();
  const { busy, problem, run } = useAction();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          void run(() => onSubmit(data));
        }}
      >
        {children}
        <ProblemNote problem={problem} />
      </form>
    </Dialog>
  );
}
