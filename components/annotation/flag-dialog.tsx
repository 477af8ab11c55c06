"use client";

import { ReasonDialog } from "../ui/reason-dialog";

type FlagDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onFlag: (reason: string) => void | Promise<void>;
};

export function FlagDialog({ open, onOpenChange, onFlag }: FlagDialogProps) {
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Flag this item"
      description="A lead will look at it. You can go on labelling it."
      reasons={[
        "Personal data is not masked",
        "Content that should not be shown",
        "The questions don’t fit this trajectory",
        "The trajectory is broken or cut off",
      ]}
      verb="Flag item"
      onReason={onFlag}
    />
  );
}
