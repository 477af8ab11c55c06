"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { CountsForm } from "@/components/study/counts-form";
import { CountsReport } from "@/components/study/counts-report";
import { countsOf, samplersText } from "@/components/study/counts-text";

const parsers = { counts: parseAsString.withDefault(""), votes: parseAsString.withDefault("") };

/** The form and, once it is filled in, the figures. */
export function Counts({ samplers }: { samplers: readonly string[] }) {
  const [search, setSearch] = useQueryStates(parsers, { history: "push" });
  const counts = countsOf(search.counts, search.votes);
  return (
    <main
      id="main"
      className="mx-auto grid max-w-[1000px] gap-6 px-6 py-6 max-narrow:px-4 print:block print:p-0"
    >
      <section aria-label="Counts" className="grid gap-3" data-no-print>
        <p className="max-w-(--measure-px) leading-note text-ink-2">
          What a report would say of counts from elsewhere: a paper, another tool, a plan. A trajectory counts
          as informative when a majority said so. Gains and standardised rates refer to Random.
        </p>
        <CountsForm
          samplers={samplers}
          counts={counts}
          onCounts={(next) =>
            void setSearch({ counts: samplersText(next), votes: next.votes?.join(",") ?? null })
          }
        />
      </section>
      {counts ? <CountsReport counts={counts} /> : null}
    </main>
  );
}
