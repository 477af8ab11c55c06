"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { Select } from "../ui/field";

const place = {
  split: parseAsString,
  domain: parseAsString,
  branch: parseAsString,
  state: parseAsString,
  after: parseAsString,
};

type QueryFiltersProps = { splits: readonly string[]; domains: readonly string[] };

const branches = [
  ["consistency", "Passed consistency"],
  ["utility", "Passed utility"],
  ["both", "Passed both"],
  ["none", "Passed no filter"],
] as const;
const states = [
  ["open", "Waits for a decision"],
  ["unsure", "Waits for a second opinion"],
  ["done", "Decided"],
] as const;

/** Narrows the list of queries; the address keeps it, so that it can be shared. */
export function QueryFilters({ splits, domains }: QueryFiltersProps) {
  const [values, set] = useQueryStates(place, { shallow: false, history: "push" });
  const choice = (
    name: "split" | "domain" | "branch" | "state",
    label: string,
    all: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <Select
      className="w-48"
      aria-label={label}
      value={values[name] ?? ""}
      // Another filter starts on the first page.
      onChange={(event) => void set({ [name]: event.target.value || null, after: null })}
    >
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
  const same = (list: readonly string[]) => list.map((value) => [value, value] as const);
  return (
    <div className="flex flex-wrap gap-2">
      {splits.length > 0 ? choice("split", "Split", "All splits", same(splits)) : null}
      {domains.length > 0 ? choice("domain", "Domain", "All domains", same(domains)) : null}
      {choice("branch", "Branch", "All branches", branches)}
      {choice("state", "State", "All states", states)}
    </div>
  );
}
