"use client";

import { ReasonDialog } from "../ui/reason-dialog";

type SkipDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSkip: (reason: string) => void | Promise<void>;
};

export function SkipDialog({ open, onOpenChange, onSkip }: SkipDialogProps) {
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Skip this item"
      description="It goes back to the queue for somebody else. Your draft of it is kept."
      reasons={[
        "I don’t know this domain well enough",
        "I can’t read the language",
        "I know the people or the case",
        "The trajectory is broken or cut off",
      ]}
      verb="Skip item"
      onReason={onSkip}
    />
  );
}
