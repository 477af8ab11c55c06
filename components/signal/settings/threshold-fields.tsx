"use client";

import { useState } from "react";
import { ConfigThresholds, noConfig, type SignalConfig } from "@/lib/signals/config";
import { Field, Input } from "../../ui/field";

type Thresholds = SignalConfig["thresholds"];

const fields: { name: keyof Thresholds; label: string; step: number; hint: string }[] = [
  {
    name: "baseline_turns",
    label: "User turns without dragging",
    step: 1,
    hint: "Efficiency falls with each user turn after these.",
  },
  {
    name: "near_duplicate",
    label: "Similarity of a repetition",
    step: 0.01,
    hint: "From 0.5 to 1. Lower finds more repetitions.",
  },
  {
    name: "exact_duplicate",
    label: "Similarity of an exact one",
    step: 0.01,
    hint: "From here on a repetition counts as exact.",
  },
];

type ThresholdFieldsProps = {
  thresholds: Thresholds;
  onChange: (thresholds: Thresholds) => void;
  /** Whether what is typed is in order. */
  onValid: (valid: boolean) => void;
};

/** The numbers at which rules begin to fire. Give it a new `key` to show other values than those it began with. */
export function ThresholdFields({ thresholds, onChange, onValid }: ThresholdFieldsProps) {
  const [typed, setTyped] = useState<Record<keyof Thresholds, string>>({
    baseline_turns: String(thresholds.baseline_turns),
    near_duplicate: String(thresholds.near_duplicate),
    exact_duplicate: String(thresholds.exact_duplicate),
  });
  const read = (text: typeof typed) =>
    ConfigThresholds.safeParse(
      Object.fromEntries(
        Object.entries(text).map(([name, value]) => [name, value === "" ? NaN : Number(value)]),
      ),
    );
  const parsed = read(typed);
  const problemOf = (name: string): string | null =>
    parsed.success ? null : (parsed.error.issues.find(({ path }) => path[0] === name)?.message ?? null);
  return (
    <div className="grid grid-cols-3 items-start gap-4 max-narrow:grid-cols-1">
      {fields.map(({ name, label, step, hint }) => (
        <Field
          key={name}
          label={label}
          note={`engine: ${noConfig.thresholds[name]}`}
          hint={hint}
          error={problemOf(name)}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="decimal"
              step={step}
              value={typed[name]}
              onChange={(event) => {
                const next = { ...typed, [name]: event.target.value };
                setTyped(next);
                const made = read(next);
                onValid(made.success);
                if (made.success) onChange(made.data);
              }}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
