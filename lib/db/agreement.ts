import { z } from "zod";
import type { Question } from "@/lib/annotations/schema";
import { query, type Scope } from "./client";

/** Items that the same people answered alike, and that lie in the same part of the queue. */
export interface LikeItems {
  /** The first of them; each of them has a row of its own where `each` was asked for. */
  item: number;
  times: number;
  /** null where nobody asked for parts. */
  outcome: number | null;
  domain: string | null;
  /** Day (UTC) of the newest label of these items. */
  day: string | null;
  annotations: { annotator_id: string; answers: Record<string, string> }[];
}

/** Like items of the whole queue, like items of each part (outcome, domain, day), or every item by itself. */
export type Grain = "alike" | "parts" | "each";

/** A person and up to two answers in one number: person × 10⁶ + place of the first answer × 10³ + place of the second. */
const WIDE = 1000;
/** An answer that the question doesn't offer; 0 is no answer. */
const unoffered = WIDE - 1;

export const agreement = ({ tx, project_id }: Scope) => ({
  /**
   * The answers to one question, and to the one that chooses its subset, of every labelled item of a queue, like items
   * counted by PostgreSQL: a million items of three people come back as a few dozen rows. `only`: of these items.
   */
  async likeItems(
    queue_id: string,
    question: Question,
    chooser: Question | null,
    grain: Grain,
    only: readonly number[] | null = null,
  ): Promise<LikeItems[]> {
    const parts = grain !== "alike";
    const people = await query(
      tx,
      z.object({ id: z.string() }),
      // From one person to the next along the index: a distinct over all labels would read them all once more.
      `with recursive person(id) as (
         (select annotator_id from annotation where project_id = $1::uuid and queue_id = $2::uuid order by annotator_id limit 1)
         union all
         select (select annotator_id from annotation where project_id = $1::uuid and queue_id = $2::uuid
                   and annotator_id > person.id order by annotator_id limit 1)
         from person where person.id is not null)
       select id::text from person where id is not null`,
      project_id,
      queue_id,
    );
    const place = (answer: string, choices: string) =>
      `case when ${answer} is null then 0 else coalesce(array_position(${choices}, ${answer}), ${unoffered}) end`;
    const rows = await query(
      tx,
      z.object({
        codes: z.array(z.coerce.number()),
        item: z.number(),
        times: z.number(),
        outcome: z.number().nullable(),
        domain: z.string().nullable(),
        day: z.string().nullable(),
      }),
      `select codes, min(item)::int as item, count(*)::int as times, outcome, domain, day from (
         select a.item, array_agg(a.code order by a.code) as codes
           ${
             parts
               ? `, max(t.outcome)::int as outcome, max(t.domain) as domain, to_char(max(a.submitted_at) at time zone 'utc', 'YYYY-MM-DD') as day`
               : `, null::int as outcome, null::text as domain, null::text as day`
           }
         from (select item, submitted_at, array_position($3::uuid[], annotator_id)::bigint * ${WIDE * WIDE}
                 + (${place("answers ->> $4", "$5::text[]")}) * ${WIDE}
                 + (${chooser ? place("answers ->> $6", "$7::text[]") : "0 * length($6) * cardinality($7::text[])"}) as code
               from annotation where project_id = $1::uuid and queue_id = $2::uuid${only ? " and item = any($8::int[])" : ""}) a
         ${
           parts
             ? `join item i on i.project_id = $1::uuid and i.queue_id = $2::uuid and i.item = a.item
                join trajectory t on t.project_id = $1::uuid and t.id = i.trajectory_id`
             : ""
         }
         group by a.item) x
       group by codes, outcome, domain, day${grain === "each" ? ", item" : ""} order by 2`,
      project_id,
      queue_id,
      people.map(({ id }) => id),
      question.id,
      question.choices.map(({ value }) => value),
      chooser?.id ?? "",
      chooser?.choices.map(({ value }) => value) ?? [],
      ...(only ? [only] : []),
    );
    return rows.map(({ codes, ...row }) => ({
      ...row,
      annotations: codes.map((code) => ({
        annotator_id: people[Math.floor(code / (WIDE * WIDE)) - 1]!.id,
        answers: {
          ...answerAt(question, Math.floor(code / WIDE) % WIDE),
          ...(chooser && answerAt(chooser, code % WIDE)),
        },
      })),
    }));
  },

  /**
   * Trajectories of a queue that the same person labelled in another queue too, per person and queue: their two labels
   * of one trajectory are not independent.
   */
  alsoElsewhere: (queue_id: string) =>
    query(
      tx,
      z.object({
        user_id: z.string(),
        name: z.string(),
        queue_id: z.string(),
        queue: z.string(),
        trajectories: z.number(),
      }),
      `select u.id::text as user_id, u.name, q.id::text as queue_id, q.name as queue, count(*)::int as trajectories
       from annotation a
       join item i on i.project_id = a.project_id and i.queue_id = a.queue_id and i.item = a.item
       join item j on j.project_id = i.project_id and j.trajectory_id = i.trajectory_id and j.queue_id <> i.queue_id
       join annotation b on b.project_id = j.project_id and b.queue_id = j.queue_id and b.item = j.item
         and b.annotator_id = a.annotator_id
       join queue q on q.project_id = b.project_id and q.id = b.queue_id
       join app_user u on u.id = a.annotator_id
       where a.project_id = $1::uuid and a.queue_id = $2::uuid
       group by u.id, u.name, q.id, q.name order by 5 desc, 2 limit 20`,
      project_id,
      queue_id,
    ),

  /** Items of a queue that somebody skipped and nobody labelled, by reason of the newest skip. */
  async skippedOnly(queue_id: string): Promise<{ skips: number; items: number }> {
    const rows = await query(
      tx,
      z.object({ skips: z.number(), items: z.number() }),
      `select count(*)::int as skips, count(distinct k.item)::int as items from skip k
       where k.project_id = $1::uuid and k.queue_id = $2::uuid and not exists (select from annotation a
         where a.project_id = k.project_id and a.queue_id = k.queue_id and a.item = k.item)`,
      project_id,
      queue_id,
    );
    return rows[0]!;
  },
});

/** The answer at a place of a question's choices; one that isn't offered keeps a name that is none of them. */
function answerAt({ id, choices }: Question, place: number): Record<string, string> {
  if (place === 0) return {};
  return { [id]: place === unoffered ? " not offered" : choices[place - 1]!.value };
}
