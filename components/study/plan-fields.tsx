"use client";

import { RefreshCw } from "lucide-react";
import { samplers } from "@/lib/queues/samplers";
import { Checkbox } from "../ui/checkbox";
import { Field, Input, Select } from "../ui/field";
import { formatCount } from "../ui/format";
import { IconButton } from "../ui/icon-button";
import type { PlanForm } from "./plan-form";
import { ProtocolFields } from "./protocol-fields";
import { SamplerName } from "./sampler-name";

interface PlanFieldsProps {
  form: PlanForm;
  onChange: (change: Partial<PlanForm>) => void;
  /** By field; shown once somebody has tried to send the form, or typed in it. */
  problems: Record<string, string>;
  domains: readonly { value: string; n: number }[];
  onNewSeed: () => void;
}

/** The fields of a study's plan. */
export function PlanFields({ form, onChange, problems, domains, onNewSeed }: PlanFieldsProps) {
  return (
    <>
      <Field
        label="Name"
        hint="Annotators see it as the queue’s name: it must not tell how the trajectories were chosen."
        error={problems.name}
      >
        {(control) => (
          <Input
            {...control}
            value={form.name}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-1.5 font-strong">Samplers and sizes</legend>
        {problems.samplers ? <p className="mb-1.5 text-xs text-danger">{problems.samplers}</p> : null}
        <ul className="grid gap-px overflow-hidden rounded-2 border border-line-2 bg-line">
          {samplers.map(({ id, title, description }) => {
            const own = form.sizes[id]!;
            const set = (change: Partial<typeof own>) =>
              onChange({ sizes: { ...form.sizes, [id]: { ...own, ...change } } });
            return (
              <li key={id} className="flex items-start gap-3 bg-paper p-3">
                <label className="flex min-w-0 flex-1 items-start gap-3">
                  <Checkbox checked={own.on} onCheckedChange={(on) => set({ on })} className="mt-0.5" />
                  <span>
                    <span className="font-medium">
                      <SamplerName sampler={id} />
                    </span>
                    <span className="block text-xs leading-note text-ink-2">{description}</span>
                  </span>
                </label>
                <span className="w-[84px]">
                  <Input
                    type="number"
                    min={1}
                    aria-label={`Size of ${title}`}
                    aria-invalid={problems[`size ${id}`] ? true : undefined}
                    title={problems[`size ${id}`]}
                    disabled={!own.on}
                    value={own.size}
                    onChange={(event) => set({ size: event.target.value })}
                    className="tnum text-right"
                  />
                </span>
              </li>
            );
          })}
        </ul>
      </fieldset>
      <Field label="Domain">
        {(control) => (
          <Select
            {...control}
            value={form.domain ?? ""}
            onChange={(event) => onChange({ domain: event.target.value || null })}
          >
            <option value="">All domains</option>
            {domains.map(({ value, n }) => (
              <option key={value} value={value}>
                {value} ({formatCount(n)})
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Seed"
        hint="Kept with the study: the same seed on the same pool draws the same samples."
        error={problems.seed}
      >
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              value={form.seed}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              className="code"
              onChange={(event) => onChange({ seed: event.target.value })}
            />
            <IconButton
              label="Take another seed"
              variant="default"
              icon={<RefreshCw aria-hidden="true" />}
              onClick={onNewSeed}
            />
          </span>
        )}
      </Field>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="Annotators per item" error={problems.k} hint="An odd number can’t end in a tie of two.">
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={25}
              value={form.k}
              onChange={(event) => onChange({ k: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Lease"
          note="minutes"
          error={problems.lease_minutes}
          hint="Then an untouched item goes to the next person."
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={1440}
              value={form.lease_minutes}
              onChange={(event) => onChange({ lease_minutes: event.target.value })}
            />
          )}
        </Field>
      </div>
      <ProtocolFields form={form} onChange={onChange} problems={problems} />
    </>
  );
}
