import { z } from "zod";
import { questionRatings } from "@/lib/annotations/ratings";
import { blindOutcomes, truthAgreement } from "@/lib/annotations/truth-agreement";
import { withheldOfQuestion, withheldReason } from "@/lib/annotations/sealed-groups";
import { compareVotes, methodsDiffer } from "@/lib/annotations/vote-methods";
import { AppError } from "@/lib/errors";
import { checkClosed } from "./closed-only";
import { decisionsByItem, queueWithSchema } from "./queue-labels";
import { sealedFor } from "./sealed-for";
import { usecase } from "./usecase";

/** Beyond this many items the models take long and a page of items helps nobody. */
const MOST_ITEMS = 20_000;
/** Items on a page of the list. */
const LISTED = 100;

/**
 * Votes of one question of a queue by every method: majority, unanimity, weighted, Dawid-Skene, MACE. How often they
 * agree, what they say of each person, what was
 * adjudicated, and the items on which they don't say the same, 100 at a time. Flags don't matter here. Items on which the
 * reader may have to decide blind are counted, not listed; where they are so few that the counts would tell of them, the
 * answer is a refusal (conflict), and what is said of single people is left out where that would.
 */
export const showVotes = usecase({
  name: "show-votes",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({
    queue: z.uuid(),
    question: z.string().max(100).nullable().default(null),
    /** The last item seen. */
    after: z.number().int().min(0).default(0),
  }),
  async run({ db, actor }, { queue: id, question: wanted, after }) {
    const { queue, schema } = await queueWithSchema(db, id);
    await checkClosed(db, actor, queue);
    const question = schema.questions.find((one) => one.id === wanted) ?? schema.questions[0]!;
    if (queue.item_count > MOST_ITEMS)
      throw new AppError(
        "conflict",
        `This queue has ${queue.item_count} items; votes are compared for up to ${MOST_ITEMS}. Export its votes instead.`,
      );
    const [rows, people, decisions, blind, sealed] = await Promise.all([
      db.agreement.likeItems(id, question, null, "each"),
      db.annotators.ofQueue(id),
      decisionsByItem(db, id),
      db.adjudications.blind(id, null),
      sealedFor(db, actor, queue, schema),
    ]);
    const ratings = questionRatings(schema, question, rows, queue.k);
    const hidden = rows.filter(({ item }) => sealed.has(item));
    const withheld = withheldOfQuestion(questionRatings(schema, question, hidden, queue.k));
    if (withheld.includes("all")) throw new AppError("conflict", withheldReason);
    const { items, ...compared } = compareVotes(ratings, queue.k);
    const truth = truthAgreement(question.id, ratings.items, decisions);
    const names = new Map(people.map(({ user_id, name }) => [user_id, name]));
    const nameOf = (rater: string) => names.get(rater) ?? "someone who left";
    const differing = items.filter((item) => methodsDiffer(item, compared.fitted));
    const rest = differing.filter(({ item }) => !sealed.has(item) && item > after);
    const page = rest.slice(0, LISTED);
    return {
      queue: { id, name: queue.name, k: queue.k, item_count: queue.item_count },
      schema,
      question: question.id,
      ...compared,
      raters: withheld.includes("people")
        ? []
        : compared.raters.map((rater) => ({ ...rater, name: nameOf(rater.rater) })),
      /** Whether the people are left out, because what is said of them would tell of sealed items. */
      people_withheld: withheld.includes("people"),
      warnings: compared.warnings.map((warning) =>
        warning.code === "few_of_rater" ? { ...warning, raters: warning.raters.map(nameOf) } : warning,
      ),
      /** People against what was adjudicated, and what became of the blind decisions. */
      truth: {
        items: truth.items,
        people: truth.people.map((person) => ({ ...person, name: nameOf(person.rater) })),
        blind: blindOutcomes(question.id, blind, decisions),
      },
      rated: items.length,
      differing: differing.length,
      /** Those of them that aren't listed: the reader may have to decide on them without having seen their votes. */
      sealed: differing.filter(({ item }) => sealed.has(item)).length,
      items: page,
      next: rest.length > page.length ? (page.at(-1)?.item ?? null) : null,
    };
  },
});
