"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { Select } from "../ui/field";
import { verbWords } from "./verb-words";

/** Narrows the audit log to one verb; the address keeps it. */
export function VerbFilter({ verbs }: { verbs: readonly string[] }) {
  const [{ verb }, set] = useQueryStates(
    { verb: parseAsString, before: parseAsString },
    { shallow: false, history: "push" },
  );
  return (
    <Select
      className="w-52"
      aria-label="What was done"
      value={verb ?? ""}
      // Another filter starts at its newest entry.
      onChange={(event) => void set({ verb: event.target.value || null, before: null })}
    >
      <option value="">Everything</option>
      {verbs.map((name) => (
        <option key={name} value={name}>
          {verbWords(name)}
        </option>
      ))}
    </Select>
  );
}
