import { questionRatings } from "@/lib/annotations/ratings";
import { findPattern } from "@/lib/annotations/rater-patterns";
import type { ModelledItem } from "@/lib/annotations/vote-models";
import { column, type Column } from "../column";
import type { LabelledItem } from "../label-set/join";
import type { QuestionModels } from "../label-set/models";
import type { ExportRecord } from "../writer";
import { itemColumns } from "./item";
import type { QueueRecord } from "./queues";

/** What the models say of each item of a queue: one row a question, empty where nobody rated or no model was fitted. */
export function posteriorRecords(
  { schema, k }: QueueRecord,
  models: readonly QuestionModels[],
): (item: LabelledItem) => ExportRecord[] {
  const nothing = { dawid_skene: { value: null, posterior: null }, mace: { value: null, posterior: null } };
  const questions = models.map(({ question: id, matrix, fitted }) => {
    const question = schema.questions.find((one) => one.id === id)!;
    const members = ({ label, posterior }: ModelledItem) => ({
      value: label,
      posterior: Object.fromEntries(question.choices.map(({ value }, j) => [value, posterior[j]!])),
    });
    return {
      question,
      placeOf: matrix ? findPattern(matrix) : () => undefined,
      said: (fitted?.models?.items ?? []).map(({ dawid_skene, mace }) => ({
        dawid_skene: members(dawid_skene),
        mace: members(mace),
      })),
    };
  });
  return (labelled) => {
    const {
      open_flags: _flags,
      skips: _skips,
      changed_at: _changed,
      samplers: _arms,
      ...item
    } = labelled.state;
    return questions.map(({ question, placeOf, said }) => {
      const [rated] = questionRatings(schema, question, [labelled], k).items;
      const place = rated && placeOf(rated.ratings);
      const modelled = place === undefined ? nothing : (said[place] ?? nothing);
      return Object.assign({}, item, { question: question.id }, modelled);
    });
  };
}

const { text, json } = column;

export const posteriorColumns: readonly Column[] = [
  ...itemColumns,
  text("question", "the question"),
  text(
    "dawid_skene.value",
    "the likeliest choice when everybody has error rates of their own; empty where two are equally likely, nobody rated or no model was fitted",
  ),
  json("dawid_skene.posterior", "how likely each choice is by that model"),
  text("mace.value", "the likeliest choice when everybody sometimes knows and otherwise answers by habit"),
  json("mace.posterior", "how likely each choice is by that model"),
];
