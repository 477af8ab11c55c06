import { itemConsensus, type ConsensusState } from "@/lib/annotations/adjudication";
import { sumQuestions, type SummedAgreement } from "@/lib/annotations/agreement-sums";
import { sumStudy } from "@/lib/studies/report";
import type { StudyReport } from "@/lib/studies/schema";
import type { QueueRecord } from "../records/queues";
import { modelsOf, type QuestionModels } from "./models";
import { labelledItems, type LabelledItem } from "./join";
import type { LabelSetRows } from "./rows";

/** How the items of a queue stand on one question, and how many labels it has. */
interface QuestionStates {
  question: string;
  states: Record<ConsensusState, number>;
}

export interface QueueFigures {
  queue: QueueRecord;
  items: number;
  flagged: number;
  skips: number;
  labels: number;
  /** Labels that are still to come, over all items. */
  open: number;
  by_annotator: { annotator: string; labels: number }[];
  /** Items by the number of labels that they have. */
  by_labels: { labels: number; items: number }[];
  states: QuestionStates[];
  agreement: SummedAgreement[];
  models: QuestionModels[];
  /** Null with the reason where the rows can't say it. */
  report: StudyReport | null;
  no_report: "no_study" | "open_study" | "part_of_the_items" | null;
}

const noStates = (): Record<ConsensusState, number> => ({
  adjudicated: 0,
  majority: 0,
  pending: 0,
  tie: 0,
  no_majority: 0,
});

/**
 * Every figure of a queue from its items, which come in parts: agreement, the states of its items, and the report of its
 * study. Arms are sealed while a study is open, so its report comes with the closed one.
 */
function sumQueue(queue: QueueRecord) {
  const { schema, k, plan } = queue;
  const agreement = sumQuestions(schema, k);
  const states = schema.questions.map(({ id }) => ({ question: id, states: noStates() }));
  const annotators = new Map<string, number>();
  const byLabels = new Map<number, number>();
  const study = plan && queue.study_status === "closed" ? sumStudy(plan, schema) : null;
  const sums = { items: 0, flagged: 0, skips: 0, labels: 0, open: 0 };
  return {
    add(items: readonly LabelledItem[]): void {
      for (const sum of agreement) sum.add(items);
      const counted = items.map((one) => ({
        ...one,
        consensus: itemConsensus(schema, k, one, one.decisions),
        arms: one.state.samplers ?? [],
        outcome: one.state.outcome ?? ("unknown" as const),
        domain: one.state.domain,
        flagged: one.state.open_flags > 0,
      }));
      study?.add(counted);
      for (const { consensus, annotations, state, flagged } of counted) {
        sums.items++;
        sums.flagged += flagged ? 1 : 0;
        sums.skips += state.skips;
        sums.labels += annotations.length;
        sums.open += Math.max(0, k - annotations.length);
        byLabels.set(annotations.length, (byLabels.get(annotations.length) ?? 0) + 1);
        for (const { annotator_id } of annotations)
          annotators.set(annotator_id, (annotators.get(annotator_id) ?? 0) + 1);
        for (const [place, one] of consensus.entries()) states[place]!.states[one.state]++;
      }
    },

    close(): QueueFigures {
      const summed = agreement.map((sum) => sum.close());
      const whole = sums.items === queue.item_count;
      return {
        queue,
        ...sums,
        by_annotator: [...annotators]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([annotator, labels]) => ({ annotator, labels })),
        by_labels: [...byLabels].sort(([a], [b]) => a - b).map(([labels, items]) => ({ labels, items })),
        states,
        agreement: summed,
        models: modelsOf(summed),
        report: study && whole ? study.report() : null,
        no_report: !plan ? "no_study" : !study ? "open_study" : whole ? null : "part_of_the_items",
      };
    },
  };
}

/** Rows of each table of a bundle. */
export interface RowCounts {
  items: number;
  labels: number;
  votes: number;
  decisions: number;
  posteriors: number;
}

export interface CountedFigures {
  /** In the order of the queues. */
  queues: QueueFigures[];
  /** Rows read of each table, those that belong to no item or queue included. */
  rows: RowCounts;
}

/** The figures of every queue from the rows of a label set, which are read once. */
export async function countedFigures(
  queues: readonly QueueRecord[],
  rows: LabelSetRows,
): Promise<CountedFigures> {
  const sums = new Map(queues.map((queue) => [queue.queue_id, sumQueue(queue)]));
  const read = { items: 0, labels: 0, votes: 0, decisions: 0, posteriors: 0 };
  async function* counting<Row>(
    table: "items" | "labels" | "decisions",
    batches: AsyncIterable<Row[]>,
  ): AsyncGenerator<Row[]> {
    for await (const batch of batches) {
      read[table] += batch.length;
      yield batch;
    }
  }
  const counted = {
    items: () => counting("items", rows.items()),
    labels: () => counting("labels", rows.labels()),
    decisions: () => counting("decisions", rows.decisions()),
  };
  for await (const batch of labelledItems(counted))
    for (const [id, own] of byQueue(batch)) sums.get(id)?.add(own);
  const closed = [...sums.values()].map((sum) => sum.close());
  read.votes = closed.reduce((all, { items, queue }) => all + items * queue.schema.questions.length, 0);
  read.posteriors = read.votes;
  return { queues: closed, rows: read };
}

function byQueue(batch: readonly LabelledItem[]): Map<string, LabelledItem[]> {
  const groups = new Map<string, LabelledItem[]>();
  for (const item of batch) {
    const group = groups.get(item.state.queue_id);
    if (group) group.push(item);
    else groups.set(item.state.queue_id, [item]);
  }
  return groups;
}
