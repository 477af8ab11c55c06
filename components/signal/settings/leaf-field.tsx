"use client";

import { takesPhrases } from "@/lib/signals/phrase-pattern";
import { leaves, type SignalType } from "@/lib/signals/schema";
import { Field, Select } from "../../ui/field";

const lexical = leaves.filter(({ type }) => takesPhrases(type));

/** The leaf that stands first. */
export const firstLexical: SignalType = lexical[0]!.type;

/** One of the leaves that words decide on. */
export function LeafField({ leaf, onLeaf }: { leaf: SignalType; onLeaf: (leaf: SignalType) => void }) {
  return (
    <Field label="Leaf">
      {(control) => (
        <Select {...control} value={leaf} onChange={(event) => onLeaf(event.target.value as SignalType)}>
          {lexical.map(({ type, category, name }) => (
            <option key={type} value={type}>
              {name} ({category})
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
