"use client";

import { Plus, X } from "lucide-react";
import { useState } from "react";
import type { SignalType } from "@/lib/signals/schema";
import { Button } from "../../ui/button";
import { Field, Select } from "../../ui/field";
import { IconButton } from "../../ui/icon-button";
import { firstLexical, LeafField } from "./leaf-field";

export interface BuiltInRule {
  leaf: SignalType;
  rule: string;
}

type RulesOffProps = {
  rules: readonly BuiltInRule[];
  off: readonly string[];
  onChange: (off: string[]) => void;
};

/** Rules of the engine that this project doesn't want, by the name that their hits show. */
export function RulesOff({ rules, off, onChange }: RulesOffProps) {
  const [leaf, setLeaf] = useState<SignalType>(firstLexical);
  const own = [...new Set(rules.filter((one) => one.leaf === leaf).map(({ rule }) => rule))].filter(
    (rule) => !off.includes(rule),
  );
  const [chosen, setChosen] = useState("");
  const rule = own.includes(chosen) ? chosen : (own[0] ?? "");
  const known = new Set(rules.map((one) => one.rule));
  return (
    <section aria-label="Rules turned off" className="grid gap-2">
      <h3 className="text-sm">Rules turned off</h3>
      <p className="text-xs leading-note text-ink-2">
        Every hit shows its rule. A rule that errs too often here is turned off as a whole; for single
        wordings, “Phrases that don’t count” is gentler.
      </p>
      {off.length > 0 ? (
        <ul aria-label="Rules turned off" className="grid gap-1">
          {off.map((one) => (
            <li key={one} className="flex items-center gap-2">
              <IconButton
                size="sm"
                label={`Turn “${one}” on again`}
                icon={<X className="size-3.5" aria-hidden="true" />}
                onClick={() => onChange(off.filter((other) => other !== one))}
              />
              <code className="text-xs wrap-anywhere">{one}</code>
              {known.has(one) ? null : <span className="meta">this engine has no such rule</span>}
            </li>
          ))}
        </ul>
      ) : null}
      <form
        className="grid grid-cols-[200px_minmax(0,1fr)_auto] items-start gap-3 max-narrow:grid-cols-1"
        onSubmit={(event) => {
          event.preventDefault();
          if (rule !== "") onChange([...off, rule]);
        }}
      >
        <LeafField leaf={leaf} onLeaf={setLeaf} />
        <Field label="Rule">
          {(control) => (
            <Select {...control} value={rule} onChange={(event) => setChosen(event.target.value)}>
              {own.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" className="mt-[23px]" icon={<Plus aria-hidden="true" />} disabled={rule === ""}>
          Turn off
        </Button>
      </form>
    </section>
  );
}
