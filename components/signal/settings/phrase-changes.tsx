"use client";

import { Plus, X } from "lucide-react";
import { useState } from "react";
import { PhraseChange, PhraseLanguage } from "@/lib/signals/config";
import type { SignalType } from "@/lib/signals/schema";
import { VisibleText } from "../../trajectory/source-text";
import { Button } from "../../ui/button";
import { Field, Input, Select } from "../../ui/field";
import { IconButton } from "../../ui/icon-button";
import { Table, Td, Th } from "../../ui/table";
import { LeafChip } from "../leaf";
import { firstLexical, LeafField } from "./leaf-field";

const languageNames: Record<PhraseLanguage, string> = { en: "English", zh: "Chinese", other: "Other" };

type PhraseChangesProps = {
  /** What is in the list, for its name and its empty state. */
  title: string;
  help: string;
  changes: readonly PhraseChange[];
  onChange: (changes: PhraseChange[]) => void;
};

const same = (a: PhraseChange, b: PhraseChange): boolean =>
  a.leaf === b.leaf && a.language === b.language && a.phrase === b.phrase;

/** A list of phrases by leaf and language, and the row that adds one. */
export function PhraseChanges({ title, help, changes, onChange }: PhraseChangesProps) {
  const [leaf, setLeaf] = useState<SignalType>(firstLexical);
  const [language, setLanguage] = useState<PhraseLanguage>("en");
  const [phrase, setPhrase] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const add = () => {
    const made = PhraseChange.safeParse({ leaf, language, phrase });
    if (!made.success) return setProblem(`This has to be ${made.error.issues[0]?.message ?? "a phrase"}.`);
    if (changes.some((one) => same(one, made.data))) return setProblem("It is in the list already.");
    onChange([...changes, made.data]);
    setPhrase("");
    setProblem(null);
  };
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="text-sm">{title}</h3>
      <p className="text-xs leading-note text-ink-2">{help}</p>
      {changes.length > 0 ? (
        <Table aria-label={title}>
          <thead>
            <tr>
              <Th className="w-[200px]">Leaf</Th>
              <Th className="w-[88px]">Language</Th>
              <Th>Phrase</Th>
              <Th className="w-10">
                <span className="sr-only">Take away</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {changes.map((one) => (
              <tr key={`${one.leaf} ${one.language} ${one.phrase}`}>
                <Td>
                  <LeafChip type={one.leaf} />
                </Td>
                <Td>{languageNames[one.language]}</Td>
                <Td className="wrap-anywhere">
                  <VisibleText>{one.phrase}</VisibleText>
                </Td>
                <Td>
                  <IconButton
                    size="sm"
                    label={`Take “${one.phrase}” off the list`}
                    icon={<X className="size-3.5" aria-hidden="true" />}
                    onClick={() => onChange(changes.filter((other) => other !== one))}
                  />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
      <form
        className="grid grid-cols-[200px_120px_minmax(0,1fr)_auto] items-start gap-3 max-narrow:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <LeafField leaf={leaf} onLeaf={setLeaf} />
        <Field label="Language">
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={(event) => setLanguage(PhraseLanguage.parse(event.target.value))}
            >
              {PhraseLanguage.options.map((one) => (
                <option key={one} value={one}>
                  {languageNames[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Phrase" error={problem}>
          {(control) => (
            <Input
              {...control}
              value={phrase}
              maxLength={200}
              onChange={(event) => {
                setPhrase(event.target.value);
                setProblem(null);
              }}
            />
          )}
        </Field>
        <Button
          type="submit"
          className="mt-[23px]"
          icon={<Plus aria-hidden="true" />}
          disabled={phrase.trim() === ""}
        >
          Add phrase
        </Button>
      </form>
    </section>
  );
}
