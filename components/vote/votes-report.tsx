import type { ReactNode } from "react";
import Link from "next/link";
import type { LabelSchema } from "@/lib/annotations/schema";
import { majorityNeeded } from "@/lib/annotations/vote";
import { voteMethods, type ItemVotes, type VoteComparison } from "@/lib/annotations/vote-methods";
import type { FitWarning } from "@/lib/annotations/vote-models";
import { formatCount, formatPercent, formatPlural } from "../ui/format";
import { Note } from "../ui/note";
import { PanelHead } from "../ui/panel-head";
import { RowHead, Table, Td, Th } from "../ui/table";
import { WithheldPart } from "../agreement/withheld-note";
import { ErrorRates, PeopleTable, TruthTable, type NamedQuality, type TruthFacts } from "./people-tables";
import { methods, warningWords } from "./vote-words";

export interface VotesFacts extends Pick<VoteComparison, "categories" | "fitted" | "decided" | "together"> {
  queue: { id: string; name: string; k: number; item_count: number };
  schema: LabelSchema;
  question: string;
  raters: NamedQuality[];
  /** Whether they are left out, because what is said of them would tell of sealed items. */
  people_withheld: boolean;
  warnings: FitWarning[];
  truth: TruthFacts;
  /** Items with a label, those on which the methods don't say the same, and a page of these but the sealed ones. */
  rated: number;
  differing: number;
  sealed: number;
  items: ItemVotes[];
}

type VotesReportProps = {
  facts: VotesFacts;
  /** Address under which items are adjudicated, or empty where they can't be opened. */
  address: string;
  /** Links to other pages of the list. */
  pages: ReactNode;
};

/** One question's votes by every method, the people behind them, and the items on which the methods differ. */
export function VotesReport({ facts, address, pages }: VotesReportProps) {
  const { schema, warnings, fitted, rated, differing, sealed, items, queue } = facts;
  const question = schema.questions.find(({ id }) => id === facts.question);
  const textOf = (value: string) => question?.choices.find((choice) => choice.value === value)?.text ?? value;
  return (
    <div className="grid grid-cols-1 gap-9">
      {warnings.length > 0 ? (
        <div className="grid gap-2">
          {warnings.map((warning) => {
            const { lead, text } = warningWords(warning);
            return (
              <Note key={warning.code} tone="warn" lead={lead}>
                {text}
              </Note>
            );
          })}
        </div>
      ) : null}
      <section aria-labelledby="methods">
        <PanelHead
          id="methods"
          title="Methods side by side"
          note={`${formatPlural(rated, "item")} with a label of ${formatCount(queue.item_count)}`}
        />
        <MethodTable facts={facts} />
      </section>
      <section aria-labelledby="differing">
        <PanelHead id="differing" title="Where they differ" note={formatPlural(differing, "item")} />
        {sealed > 0 ? (
          <p className="mb-3 max-w-(--measure-px) leading-note text-ink-2">
            {sealed === 1
              ? "1 of them isn’t listed, because it lacks labels or waits for your first decision"
              : `${formatCount(sealed)} of them aren’t listed, because they lack labels or wait for your first decision`}
            , which is made without seeing votes.{" "}
            <Link className="link" href={`${address}?state=open`}>
              Decide on them
            </Link>
          </p>
        ) : null}
        {items.length > 0 ? (
          <DifferingTable facts={facts} address={address} textOf={textOf} />
        ) : differing === 0 ? (
          <p className="text-ink-2">
            {rated === 0 ? "Nothing is labelled yet." : "Every method says the same of every labelled item."}
          </p>
        ) : null}
        {pages}
      </section>
      <section aria-labelledby="truth">
        <PanelHead
          id="truth"
          title="Against what was adjudicated"
          note={formatPlural(facts.truth.items, "item")}
        />
        <TruthTable truth={facts.truth} />
      </section>
      <section aria-labelledby="people">
        <PanelHead id="people" title="People" note="what the methods learnt about each" />
        {facts.people_withheld ? <WithheldPart /> : <PeopleTable raters={facts.raters} />}
        {fitted ? (
          <div className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(320px,1fr))] gap-x-8 gap-y-6">
            {facts.raters.map((rater) => (
              <ErrorRates key={rater.rater} rater={rater} categories={facts.categories} textOf={textOf} />
            ))}
          </div>
        ) : null}
      </section>
    </div>
  );
}

const dash = <span className="text-ink-3">–</span>;

function MethodTable({ facts: { queue, decided, together, rated, fitted } }: { facts: VotesFacts }) {
  return (
    <Table aria-label="Methods side by side" className="min-w-[860px]">
      <thead>
        <tr>
          <Th>Method</Th>
          <Th>Rule</Th>
          <Th num>Decides</Th>
          {voteMethods.map((method) => (
            <Th key={method} num>
              as {methods[method].name}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {voteMethods.map((method) => {
          const off = !fitted && (method === "dawid_skene" || method === "mace");
          return (
            <tr key={method}>
              <RowHead className="align-top! whitespace-nowrap">{methods[method].name}</RowHead>
              <Td className="max-w-[360px] align-top! leading-note text-ink-2">
                {methods[method].rule(queue.k, majorityNeeded(queue.k))}
              </Td>
              <Td num className="align-top!">
                {off ? dash : `${formatCount(decided[method])} / ${formatCount(rated)}`}
              </Td>
              {voteMethods.map((other) => {
                const pair = together.find(
                  ({ a, b }) => (a === method && b === other) || (a === other && b === method),
                );
                return (
                  <Td key={other} num className="align-top!">
                    {!pair || pair.both === 0 ? dash : `${formatPercent(pair.same / pair.both, 1)}%`}
                  </Td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

interface DifferingProps {
  facts: VotesFacts;
  /** Address under which items are adjudicated, or empty where they can't be opened. */
  address: string;
  textOf: (value: string) => string;
}

function DifferingTable({ facts: { categories, items, fitted }, address, textOf }: DifferingProps) {
  const shown = voteMethods.filter((method) => fitted || (method !== "dawid_skene" && method !== "mace"));
  return (
    <Table aria-label="Items on which the methods differ" className="min-w-[760px]">
      <thead>
        <tr>
          <Th>Item</Th>
          <Th>Votes</Th>
          {shown.map((method) => (
            <Th key={method}>{methods[method].name}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.item}>
            <RowHead className="whitespace-nowrap">
              {address === "" ? (
                `Item ${item.item}`
              ) : (
                <Link className="link" href={`${address}/${item.item}`}>
                  Item {item.item}
                </Link>
              )}
            </RowHead>
            <Td>
              {categories
                .flatMap((value, k) => (item.counts[k]! > 0 ? [`${item.counts[k]} ${textOf(value)}`] : []))
                .join(", ")}
            </Td>
            {shown.map((method) => {
              const value = item.values[method];
              const certainty = method === "dawid_skene" || method === "mace" ? item.certainty[method] : null;
              return (
                <Td key={method}>
                  {value === null ? <span className="text-ink-3">no decision</span> : textOf(value)}
                  {certainty === null ? null : (
                    <span className="meta tnum"> {formatPercent(certainty, 1)}% sure</span>
                  )}
                </Td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
