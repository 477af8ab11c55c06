"use client";

import { Field, Input, Select, Textarea } from "../ui/field";
import type { PlanForm } from "./plan-form";

interface ProtocolFieldsProps {
  form: PlanForm;
  onChange: (change: Partial<PlanForm>) => void;
  problems: Record<string, string>;
}

/** What is written down before the first label: it is fixed with the plan and printed with the report. */
export function ProtocolFields({ form, onChange, problems }: ProtocolFieldsProps) {
  return (
    <fieldset className="grid gap-4 border-t border-line-2 pt-4">
      <legend className="font-strong">Protocol</legend>
      <Field
        label="What is asked"
        note="optional"
        hint="And what would count as an answer. Fixed when the study opens: what is done otherwise later is logged as a deviation."
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={4000}
            value={form.question}
            onChange={(event) => onChange({ question: event.target.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="Level of the tests" error={problems.alpha}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              value={form.alpha}
              onChange={(event) => onChange({ alpha: event.target.value })}
            />
          )}
        </Field>
        <Field label="Adjustment">
          {(control) => (
            <Select
              {...control}
              value={form.adjust}
              onChange={(event) => onChange({ adjust: event.target.value === "bh" ? "bh" : "holm" })}
            >
              <option value="holm">Holm</option>
              <option value="bh">Benjamini and Hochberg</option>
            </Select>
          )}
        </Field>
      </div>
      <Field label="When labelling ends" note="optional">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={4000}
            value={form.stopping}
            onChange={(event) => onChange({ stopping: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Budget"
        note="labels, optional"
        error={problems.budget}
        hint="A plan that asks for more isn’t opened."
      >
        {(control) => (
          <Input
            {...control}
            type="number"
            min={1}
            value={form.budget}
            onChange={(event) => onChange({ budget: event.target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}
