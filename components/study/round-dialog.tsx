"use client";

import { Repeat } from "lucide-react";
import { useState } from "react";
import { labelSchemas } from "@/lib/annotations/presets";
import { Button } from "../ui/button";
import { Field, Select, Textarea } from "../ui/field";
import { FormDialog } from "../ui/form-dialog";
import { formatPlural } from "../ui/format";

interface SchemaName {
  id: string;
  version: number;
}

type RoundDialogProps = {
  /** The number of the round that would be opened. */
  round: number;
  /** What the round before asked. */
  asked: SchemaName;
  items: number;
  /** Opens the round. Throws an Error with words for the reader. */
  openRound: (round: { round: number; label_schema: SchemaName; why: string }) => Promise<void>;
};

/** Asks all items of a study anew, after a last look at what that means. */
export function RoundDialog({ round, asked, items, openRound }: RoundDialogProps) {
  const [open, setOpen] = useState(false);
  const same = ({ id, version }: SchemaName) => id === asked.id && version === asked.version;
  const choices = [...labelSchemas].sort((a, b) => Number(same(b)) - Number(same(a)));
  return (
    <>
      <Button
        data-no-print
        className="mt-3 w-fit"
        icon={<Repeat aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Open round {round}
      </Button>
      <FormDialog
        open={open}
        onOpenChange={setOpen}
        title={`Open round ${round}?`}
        description={`Round ${round - 1} is closed with the labels that it has, and can’t be opened again. ${
          items === 1 ? "Its item is" : `All ${formatPlural(items, "item")} are`
        } asked anew, in another order, in a queue of its own. Each round keeps its own figures.`}
        verb={`Open round ${round}`}
        onSubmit={async (data) => {
          const { id, version } = choices[Number(data.get("questions"))]!;
          await openRound({ round, label_schema: { id, version }, why: String(data.get("why")) });
          setOpen(false);
        }}
      >
        <Field label="Questions">
          {(control) => (
            <Select {...control} name="questions">
              {choices.map((schema, place) => (
                <option key={`${schema.id} ${schema.version}`} value={place}>
                  {schema.title}, version {schema.version}
                  {same(schema) ? " (the same again)" : ""}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Why"
          hint="Is logged with the study’s deviations, with your name and the time, and stays."
        >
          {(control) => (
            <Textarea {...control} name="why" required maxLength={2000} rows={2} data-autofocus />
          )}
        </Field>
      </FormDialog>
    </>
  );
}
