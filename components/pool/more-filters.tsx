"use client";

import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../ui/button";
import { Field, Input, Select } from "../ui/field";
import { Popover } from "../ui/popover";
import type { PoolSearch, Range } from "./pool-search";

interface MoreFiltersProps {
  search: PoolSearch;
  onFilter: (change: Partial<PoolSearch>) => void;
}

const number = (text: string): number | null =>
  text.trim() === "" ? null : Math.max(0, Math.floor(Number(text)));

/** Filters by number: turns, tool calls, severity, priority. */
export function MoreFilters({ search, onFilter }: MoreFiltersProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Add a filter"
      className="w-[304px] p-4"
      trigger={
        <Button
          variant="dashed"
          size="sm"
          icon={<Plus className="size-3.5" aria-hidden="true" />}
          className="h-7!"
        >
          Add filter
        </Button>
      }
    >
      {/* Filled anew each time it opens, from what the address says then. */}
      <NumberFilters
        search={search}
        onFilter={(change) => {
          setOpen(false);
          onFilter(change);
        }}
      />
    </Popover>
  );
}

function NumberFilters({ search, onFilter }: MoreFiltersProps) {
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const text = (name: string) => String(data.get(name) ?? "");
        const range = (name: string): Range | null => {
          const [min, max] = [number(text(`${name}-min`)), number(text(`${name}-max`))];
          return min === null && max === null ? null : { min, max };
        };
        const severity = number(text("severity"));
        onFilter({
          turns: range("turns"),
          tools: range("tools"),
          severity: severity === 0 ? null : severity,
          priority: text("priority") === "" ? null : Number(text("priority")),
        });
      }}
    >
      <RangeFields name="turns" label="User turns" range={search.turns} />
      <RangeFields name="tools" label="Tool calls" range={search.tools} />
      <Field label="Severity at least">
        {(control) => (
          <Select {...control} name="severity" defaultValue={search.severity ?? 0}>
            <option value={0}>Any</option>
            <option value={1}>Mild: 1–2 hits of a category</option>
            <option value={2}>Moderate: 3–4</option>
            <option value={3}>Severe: 5 and more</option>
          </Select>
        )}
      </Field>
      <Field label="Priority at least" note="0 to 1">
        {(control) => (
          <Input
            {...control}
            name="priority"
            type="number"
            min={0}
            max={1}
            step={0.01}
            defaultValue={search.priority ?? ""}
          />
        )}
      </Field>
      <Button type="submit" variant="primary">
        Apply filters
      </Button>
    </form>
  );
}

function RangeFields({ name, label, range }: { name: string; label: string; range: Range | null }) {
  const id = useId();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-strong">{label}</legend>
      <div className="flex items-center gap-2">
        <label className="sr-only" htmlFor={`${id}-min`}>
          {label} from
        </label>
        <Input
          id={`${id}-min`}
          name={`${name}-min`}
          type="number"
          min={0}
          placeholder="from"
          defaultValue={range?.min ?? ""}
        />
        <span className="text-ink-3">to</span>
        <label className="sr-only" htmlFor={`${id}-max`}>
          {label} to
        </label>
        <Input
          id={`${id}-max`}
          name={`${name}-max`}
          type="number"
          min={0}
          placeholder="any"
          defaultValue={range?.max ?? ""}
        />
      </div>
    </fieldset>
  );
}
