"use client";

import type { ReactNode } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, what is safe, whether it can be taken back. */
  children: ReactNode;
  /** The verb on the button, e.g. "Close queue". */
  verb: string;
  onConfirm: () => void;
  busy?: boolean;
  danger?: boolean;
};

/** Asks before something that can't simply be undone. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  verb,
  onConfirm,
  busy,
  danger,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={children}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    />
  );
}
