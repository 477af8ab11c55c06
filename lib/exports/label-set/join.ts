import type { Adjudication } from "@/lib/annotations/adjudication";
import type { ItemAnnotations } from "@/lib/annotations/ratings";
import type { DecisionRecord } from "../records/decisions";
import type { ItemRecord } from "../records/items";
import type { LabelRecord } from "../records/labels";
import { newestOf, type LabelSetRows } from "./rows";

/** An item with everything that was said about it; people are pseudonyms. */
export interface LabelledItem extends ItemAnnotations {
  state: ItemRecord;
  decisions: Adjudication[];
  /** The newest change among all of it; null when nobody did anything. */
  changed: string | null;
}

interface Placed {
  queue_id: string;
  item: number;
}

const before = (a: Placed, b: Placed): boolean =>
  a.queue_id < b.queue_id || (a.queue_id === b.queue_id && a.item < b.item);

/** Takes the rows of one place after the other from a stream in order of place. */
function reader<Row extends Placed>(batches: AsyncIterable<Row[]>) {
  const source = batches[Symbol.asyncIterator]();
  let batch: Row[] = [];
  let at = 0;
  let done = false;
  const peek = async (): Promise<Row | null> => {
    while (at === batch.length && !done) {
      const next = await source.next();
      done = next.done === true;
      batch = next.done ? [] : next.value;
      at = 0;
    }
    return batch[at] ?? null;
  };
  return {
    /** Rows of this place; rows of places that were passed over belong to no item. */
    async of(place: Placed): Promise<Row[]> {
      const rows: Row[] = [];
      for (let row = batch[at] ?? (await peek()); row; row = batch[at] ?? (await peek())) {
        if (before(place, row)) break;
        if (!before(row, place)) rows.push(row);
        at++;
      }
      return rows;
    },
    /** Reads what is left, so that whoever counts rows counts them all. */
    async rest(): Promise<void> {
      while (await peek()) at = batch.length;
    },
    close: () => source.return?.(),
  };
}

const annotationOf = ({ annotator, answers }: LabelRecord): ItemAnnotations["annotations"][number] => {
  const given: Record<string, string> = Object.create(null);
  for (const question of Object.keys(answers)) {
    const value = answers[question];
    if (typeof value === "string") given[question] = value;
  }
  return { annotator_id: annotator, answers: given };
};

const decisionOf = ({ question, version, value, reason, adjudicator, at }: DecisionRecord): Adjudication => ({
  question,
  version,
  value,
  reason,
  actor: adjudicator,
  at: new Date(at),
});

/**
 * Items with their labels and decisions, in batches as the items come. Nothing but the rows of the place being read is
 * kept. Labels and decisions without an item are passed over.
 */
export async function* labelledItems(
  rows: Pick<LabelSetRows, "items" | "labels" | "decisions">,
): AsyncGenerator<LabelledItem[]> {
  const labels = reader(rows.labels());
  const decisions = reader(rows.decisions());
  try {
    for await (const batch of rows.items()) {
      const joined: LabelledItem[] = [];
      for (const state of batch) {
        const given = await labels.of(state);
        const decided = await decisions.of(state);
        joined.push({
          state,
          item: state.item,
          annotations: given.map(annotationOf),
          decisions: decided.map(decisionOf),
          changed: newestOf([
            state.changed_at,
            ...given.map(({ changed_at }) => changed_at),
            ...decided.map(({ at }) => at),
          ]),
        });
      }
      yield joined;
    }
    await labels.rest();
    await decisions.rest();
  } finally {
    await labels.close();
    await decisions.close();
  }
}
