"use client";

import { auditReasons } from "@/lib/references/audit";
import { Dialog } from "../ui/dialog";
import { Kbd } from "../ui/kbd";

type AuditKeysDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const groups: { title: string; keys: readonly (readonly [key: string, does: string])[] }[] = [
  {
    title: "Decision",
    keys: [
      ["k", "Keep"],
      ["r", "Reject"],
      ["u", "Unsure"],
      ["/", "Write a comment"],
      ["Enter", "Submit the decision, then go on"],
      ["z", "Undo the last decision"],
      ["s", "Put aside, with a reason"],
      ["f", "Flag"],
    ],
  },
  { title: "Reason", keys: auditReasons.map(({ text }, index) => [String(index + 1), text] as const) },
  {
    title: "Reading",
    keys: [
      ["d", "Difference by words, by characters, off"],
      ["v", "Go to the verdicts, after deciding"],
      ["g", "Guidelines"],
      ["?", "All keys"],
    ],
  },
];

/** What every key does on the audit screen. */
export function AuditKeysDialog({ open, onOpenChange }: AuditKeysDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keys"
      description="They do nothing while you type in a text field."
      size="md"
    >
      <div className="grid grid-cols-2 gap-x-8 gap-y-5 pb-2 max-phone:grid-cols-1">
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className="mb-1 text-sm">{group.title}</h3>
            <dl>
              {group.keys.map(([key, does]) => (
                <div key={key} className="flex min-h-7 items-center gap-2 border-b border-line">
                  <dt className="order-2">
                    <Kbd>{key}</Kbd>
                    <span className="sr-only">{key}</span>
                  </dt>
                  <dd className="order-1 flex-1">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
