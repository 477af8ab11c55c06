"use client";

import { Field, Input } from "../ui/field";
import { FormDialog } from "../ui/form-dialog";

/** What a lead says of a new queue; the trajectories are chosen already. */
export interface QueueSettings {
  name: string;
  k: number;
  lease_minutes: number;
}

interface QueueDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** "6 trajectories", "all 1,284 that fit the filter" */
  what: string;
  /** Opens the queue and goes there. */
  onCreate: (settings: QueueSettings) => Promise<void>;
}

/** Opens a blind queue of chosen trajectories. */
export function QueueDialog({ open, onOpenChange, what, onCreate }: QueueDialogProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Open a queue"
      description={`Of ${what}, in shuffled order. Annotators see the trajectories alone: no signals, outcomes, rewards or names.`}
      verb="Open queue"
      onSubmit={(data) =>
        onCreate({
          name: String(data.get("name")),
          k: Number(data.get("k")),
          lease_minutes: Number(data.get("lease")),
        })
      }
    >
      <Field label="Name" hint="Annotators see it: it must not tell why these were chosen.">
        {(control) => (
          <Input {...control} name="name" required maxLength={200} data-autofocus autoComplete="off" />
        )}
      </Field>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="Annotators per item" hint="A majority needs an odd number.">
          {(control) => (
            <Input {...control} name="k" type="number" min={1} max={25} defaultValue={3} required />
          )}
        </Field>
        <Field label="Lease" note="minutes" hint="An untouched item goes to the next person then.">
          {(control) => (
            <Input {...control} name="lease" type="number" min={1} max={1440} defaultValue={30} required />
          )}
        </Field>
      </div>
    </FormDialog>
  );
}
