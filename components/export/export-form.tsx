"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { ExportFormat, ExportKind, type ExportRequest } from "@/lib/exports/request";
import { Button } from "../ui/button";
import { Checkbox } from "../ui/checkbox";
import { Field, Select } from "../ui/field";
import { ProblemNote } from "../ui/note";
import { useAction } from "../ui/use-action";
import { formatNames, kindWords, ofItems } from "./export-words";

export interface ExportChoices {
  studies: readonly { id: string; name: string; status: string }[];
  queues: readonly { id: string; name: string; status: string }[];
  label_sets: readonly { id: string; name: string }[];
  domains: readonly string[];
  splits: readonly string[];
}

type ExportFormProps = {
  choices: ExportChoices;
  /** Researchers export closed studies: a scope is needed, and references aren't offered. */
  closedStudiesOnly: boolean;
  /** Notes the export and starts its download. Throws an Error with words for the reader. */
  create: (request: ExportRequest) => Promise<void>;
};

/** What to export, narrowed to what, in which formats. */
export function ExportForm({ choices, closedStudiesOnly, create }: ExportFormProps) {
  const { busy, problem, run } = useAction();
  const kinds = closedStudiesOnly ? ofItems : ExportKind.options;
  const [what, setWhat] = useState<readonly ExportKind[]>(["label_set"]);
  const [formats, setFormats] = useState<readonly ExportFormat[]>(["jsonl", "csv", "parquet"]);
  const [scope, setScope] = useState(
    closedStudiesOnly && choices.studies[0] ? `study ${choices.studies[0].id}` : "",
  );
  const [domain, setDomain] = useState("");
  const [split, setSplit] = useState("");
  const [noun, id] = scope.split(" ");
  const references = what.some((kind) => !ofItems.includes(kind));
  const submit = () =>
    run(() =>
      create({
        what: ExportKind.options.filter((kind) => what.includes(kind)),
        formats: ExportFormat.options.filter((format) => formats.includes(format)),
        study: noun === "study" ? (id ?? null) : null,
        queue: noun === "queue" ? (id ?? null) : null,
        label_set: noun === "snapshot" ? (id ?? null) : null,
        domain: domain === "" || noun === "snapshot" ? null : domain,
        split: references && split !== "" ? split : null,
      }),
    );
  return (
    <form
      method="post"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <fieldset>
        <legend className="mb-1.5 font-strong">What</legend>
        <ul className="grid grid-cols-2 gap-x-8 gap-y-2 max-narrow:grid-cols-1">
          {kinds.map((kind) => (
            <li key={kind}>
              <Choice
                checked={what.includes(kind)}
                onChange={(on) => setWhat(on ? [...what, kind] : what.filter((one) => one !== kind))}
                label={kindWords[kind].name}
                help={kindWords[kind].holds}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="grid grid-cols-3 items-start gap-4 max-narrow:grid-cols-1">
        <Field
          label="From"
          hint={
            references
              ? "References belong to no study or queue."
              : noun === "snapshot"
                ? "A snapshot is exported whole: its hash is that of all its rows."
                : undefined
          }
        >
          {(control) => (
            <Select {...control} value={scope} onChange={(event) => setScope(event.target.value)}>
              {closedStudiesOnly ? null : <option value="">The whole project</option>}
              <Group noun="study" label="Studies" list={choices.studies} />
              <Group noun="queue" label="Queues" list={choices.queues} />
              <Group noun="snapshot" label="Snapshots" list={choices.label_sets} />
            </Select>
          )}
        </Field>
        <Field label="Domain">
          {(control) => (
            <Select
              {...control}
              value={noun === "snapshot" ? "" : domain}
              disabled={noun === "snapshot"}
              onChange={(event) => setDomain(event.target.value)}
            >
              <option value="">All domains</option>
              {choices.domains.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {references ? (
          <Field label="Split of references">
            {(control) => (
              <Select {...control} value={split} onChange={(event) => setSplit(event.target.value)}>
                <option value="">All splits</option>
                {choices.splits.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
      </div>
      <fieldset className="flex items-center gap-5">
        <legend className="mb-1.5 font-strong">Formats</legend>
        {ExportFormat.options.map((format) => (
          <Choice
            key={format}
            checked={formats.includes(format)}
            onChange={(on) => setFormats(on ? [...formats, format] : formats.filter((one) => one !== format))}
            label={formatNames[format]}
          />
        ))}
      </fieldset>
      <ProblemNote problem={problem} />
      <div className="flex items-center gap-4">
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabled={what.length === 0 || formats.length === 0 || (closedStudiesOnly && scope === "")}
          icon={<Download aria-hidden="true" />}
        >
          Export
        </Button>
        <p className="text-xs leading-note text-ink-2">
          A zip with a manifest, a codebook and a data card. Annotators are named by pseudonyms that stay the
          same in this project.
        </p>
      </div>
    </form>
  );
}

const Group = ({
  noun,
  label,
  list,
}: {
  noun: string;
  label: string;
  list: readonly { id: string; name: string; status?: string }[];
}) =>
  list.length > 0 ? (
    <optgroup label={label}>
      {list.map(({ id, name, status }) => (
        <option key={id} value={`${noun} ${id}`}>
          {name}
          {status === undefined || status === "closed" ? "" : ` (${status})`}
        </option>
      ))}
    </optgroup>
  ) : null;

const Choice = ({
  checked,
  onChange,
  label,
  help,
}: {
  checked: boolean;
  onChange: (on: boolean) => void;
  label: string;
  help?: string;
}) => (
  <label className="flex items-start gap-2">
    <Checkbox checked={checked} onCheckedChange={onChange} className="mt-0.5" />
    <span>
      <span className="font-medium">{label}</span>
      {help ? <span className="meta block">{help}</span> : null}
    </span>
  </label>
);
