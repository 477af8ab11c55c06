"use client";

import { Camera } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button";
import { Field, Input, Select, Textarea } from "../ui/field";
import { FormDialog } from "../ui/form-dialog";

type FreezeDialogProps = {
  queues: readonly { id: string; name: string; status: string }[];
  /** Makes the snapshot and goes there. Throws an Error with words for the reader. */
  freeze: (set: { queue: string; name: string; note: string }) => Promise<void>;
};

/** Freezes the labels of a queue as they are under a name. */
export function FreezeDialog({ queues, freeze }: FreezeDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        icon={<Camera aria-hidden="true" />}
        disabled={queues.length === 0}
        onClick={() => setOpen(true)}
      >
        New snapshot
      </Button>
      <FormDialog
        open={open}
        onOpenChange={setOpen}
        title="New snapshot"
        description="Keeps every label as it is now, under a name and a hash. Nobody can change or delete it: reports, citations and exports can refer to it for good."
        verb="Freeze"
        onSubmit={(data) =>
          freeze({
            queue: String(data.get("queue")),
            name: String(data.get("name")),
            note: String(data.get("note")),
          })
        }
      >
        <Field
          label="Labels of"
          hint="In an open study the samplers stay sealed: a snapshot made now has no report. Close the study first for one that has."
        >
          {(control) => (
            <Select {...control} name="queue" required>
              {queues.map(({ id: queue, name, status }) => (
                <option key={queue} value={queue}>
                  {name}
                  {status === "closed" ? "" : ` (${status})`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Name" hint="Unique in the project, e.g. what it is for.">
          {(control) => (
            <Input {...control} name="name" required maxLength={200} autoComplete="off" data-autofocus />
          )}
        </Field>
        <Field label="Note" note="optional">
          {(control) => <Textarea {...control} name="note" maxLength={2000} rows={2} />}
        </Field>
      </FormDialog>
    </>
  );
}
