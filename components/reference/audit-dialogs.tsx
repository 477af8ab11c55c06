"use client";

import { auditGuidelines } from "@/lib/references/audit-guidelines";
import { GuidelinesDialog } from "../trajectory/guidelines-dialog";
import { ReasonDialog } from "../ui/reason-dialog";
import { AuditKeysDialog } from "./audit-keys-dialog";

export type AuditDialog = "skip" | "flag" | "keys" | "guidelines";

type AuditDialogsProps = {
  open: AuditDialog | null;
  onClose: () => void;
  onSkip: (reason: string) => void | Promise<void>;
  onFlag: (reason: string) => void | Promise<void>;
};

/** The dialogs of the audit screen, at most one at a time. */
export function AuditDialogs({ open, onClose, onSkip, onFlag }: AuditDialogsProps) {
  const onOpenChange = (next: boolean) => {
    if (!next) onClose();
  };
  switch (open) {
    case "skip":
      return (
        <ReasonDialog
          open
          onOpenChange={onOpenChange}
          title="Put this candidate aside"
          description="It goes back to the other auditors, who can read why."
          reasons={[
            "I don’t know this domain well enough",
            "I can’t read the language",
            "I know the people or the case",
            "The dialogue or a text is cut off",
          ]}
          verb="Put aside"
          onReason={onSkip}
        />
      );
    case "flag":
      return (
        <ReasonDialog
          open
          onOpenChange={onOpenChange}
          title="Flag this candidate"
          description="The leads of the project find it on the page of references. You still decide it."
          reasons={[
            "Personal data is not masked",
            "Content that should not be shown",
            "The logged reference is wrong itself",
            "The dialogue or a text is cut off",
          ]}
          verb="Flag candidate"
          onReason={onFlag}
        />
      );
    case "keys":
      return <AuditKeysDialog open onOpenChange={onOpenChange} />;
    case "guidelines":
      return (
        <GuidelinesDialog open onOpenChange={onOpenChange} title="Guidelines: Audit" text={auditGuidelines} />
      );
    default:
      return null;
  }
}
