"use client";

import { useId, useState } from "react";
import { StudyCounts } from "@/lib/studies/counts";
import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import { ProblemNote } from "../ui/note";
import { RowHead, Table, Td, Th } from "../ui/table";
import { publishedCounts } from "./counts-text";
import { SamplerName } from "./sampler-name";
import { samplerTitle } from "./sampler-title";

const parts = [
  { stratum: "failed", words: "failed" },
  { stratum: "success", words: "successful" },
] as const;

type CountsFormProps = {
  samplers: readonly string[];
  /** What is shown now; null before the first time. */
  counts: StudyCounts | null;
  onCounts: (counts: StudyCounts) => void;
};

/** Counts typed in by hand. Empty fields are 0. */
export function CountsForm({ samplers, counts, onCounts }: CountsFormProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const read = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const number = (name: string) => Number(data.get(name) ?? 0);
    const votes = String(data.get("votes") ?? "").trim();
    const parsed = StudyCounts.safeParse({
      samplers: samplers.map((sampler) => ({
        sampler,
        ...Object.fromEntries(
          parts.map(({ stratum }) => [
            stratum,
            { informative: number(`${sampler} ${stratum} k`), n: number(`${sampler} ${stratum} n`) },
          ]),
        ),
      })),
      votes: votes === "" ? null : votes.split(/[\s,;/]+/).map(Number),
    });
    setProblem(parsed.success ? null : wordsOf(parsed.error.issues[0]!.path, samplers));
    if (parsed.success) onCounts(parsed.data);
  };
  return (
    <form
      id={id}
      // Other counts are another form: what was typed gives way to what is shown.
      key={JSON.stringify(counts)}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        read(event.currentTarget);
      }}
    >
      <Table aria-label="Counts by sampler and outcome" className="min-w-[620px]">
        <thead>
          <tr>
            <Th>Sampler</Th>
            {parts.flatMap(({ stratum, words }) => [
              <Th key={`${stratum} k`}>Informative, {words}</Th>,
              <Th key={`${stratum} n`}>All {words}</Th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {samplers.map((sampler) => {
            const own = counts?.samplers.find((one) => one.sampler === sampler);
            return (
              <tr key={sampler}>
                <RowHead>
                  <SamplerName sampler={sampler} />
                </RowHead>
                {parts.flatMap(({ stratum, words }) =>
                  (["informative", "n"] as const).map((what) => (
                    <Td key={`${stratum} ${what}`}>
                      <Input
                        className="w-[96px]"
                        name={`${sampler} ${stratum} ${what === "n" ? "n" : "k"}`}
                        aria-label={`${samplerTitle(sampler)}: ${what === "n" ? "all" : "informative"}, ${words}`}
                        type="number"
                        min={0}
                        max={10_000_000}
                        step={1}
                        defaultValue={own?.[stratum][what]}
                      />
                    </Td>
                  )),
                )}
              </tr>
            );
          })}
        </tbody>
      </Table>
      <div className="max-w-[420px]">
        <Field
          label="Votes"
          note="optional"
          hint="Trajectories by how many annotators said yes, from all down to none, e.g. 130, 80, 51, 39 for three annotators."
        >
          {(control) => (
            <Input
              {...control}
              name="votes"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={counts?.votes?.join(", ")}
            />
          )}
        </Field>
      </div>
      <ProblemNote problem={problem} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          Compute
        </Button>
        <Button onClick={() => onCounts(publishedCounts)}>Fill in the published counts</Button>
      </div>
    </form>
  );
}

function wordsOf(path: readonly PropertyKey[], samplers: readonly string[]): string {
  if (path[0] === "votes")
    return "Votes are whole numbers, one more than there are annotators, separated by commas.";
  const sampler = samplerTitle(samplers[Number(path[1])] ?? "");
  return `${sampler}: counts are whole numbers, and no more can be informative than there are.`;
}
