import { z } from "zod";
import { query, run, type Scope } from "../client";
import { placesOf, stillHeld, type HeldSlot } from "./held-slot";

const Label = z.object({
  item: z.number(),
  ordinal: z.number(),
  version: z.number(),
  answers: z.unknown(),
  evidence: z.unknown(),
  comment: z.string(),
  confidence: z.string().nullable(),
  submitted_at: z.date(),
});
export type Label = z.infer<typeof Label>;

const labelColumns = `a.item, a.ordinal, a.version, a.answers, a.evidence, a.comment, a.confidence, a.submitted_at`;

export interface LabelBody {
  answers: unknown;
  evidence: unknown;
  comment: string;
  confidence: string | null;
  active_ms: number;
}

/** A label's columns, from `answers` to `active_ms`. */
const valuesOf = (label: LabelBody) => [
  JSON.stringify(label.answers),
  JSON.stringify(label.evidence),
  label.comment,
  label.confidence,
  label.active_ms,
];

/** The labels of one person, and their history. */
export const ownLabels = ({ tx, project_id }: Scope) => ({
  /** Closes the slot and stores the label in one statement; false when this fence doesn't hold the slot. */
  async submit(held: HeldSlot, label: LabelBody): Promise<boolean> {
    const rows = await query(
      tx,
      z.object({ item: z.number() }),
      `with up as (update slot set done = true
         where ${stillHeld} returning item, ordinal)
       insert into annotation (project_id, queue_id, item, ordinal, annotator_id, fence, version, answers, evidence, comment, confidence, active_ms)
       select $1::uuid, $2::uuid, item, ordinal, $3::uuid, $6, 1, $7::jsonb, $8::jsonb, $9, $10, $11 from up returning item`,
      ...placesOf(project_id, held),
      ...valuesOf(label),
    );
    return rows.length === 1;
  },

  async byItem(
    queue_id: string,
    annotator_id: string,
    item: number,
  ): Promise<(Label & { fence: number }) | null> {
    const rows = await query(
      tx,
      Label.extend({ fence: z.number() }),
      `select ${labelColumns}, a.fence from annotation a
       where a.project_id = $1::uuid and a.queue_id = $2::uuid and a.annotator_id = $3::uuid and a.item = $4`,
      project_id,
      queue_id,
      annotator_id,
      item,
    );
    return rows[0] ?? null;
  },

  /** My newest label that may still be changed, if any. */
  async last(queue_id: string, annotator_id: string, minutes: number): Promise<Label | null> {
    const rows = await query(
      tx,
      Label,
      `select ${labelColumns} from annotation a
       where a.project_id = $1::uuid and a.queue_id = $2::uuid and a.annotator_id = $3::uuid
         and a.submitted_at > now() - make_interval(mins => $4::int)
       order by a.submitted_at desc limit 1`,
      project_id,
      queue_id,
      annotator_id,
      minutes,
    );
    return rows[0] ?? null;
  },

  /** Replaces a label that still has the version the person saw; false when it has another. */
  async revise(
    queue_id: string,
    annotator_id: string,
    item: number,
    version: number,
    label: LabelBody,
  ): Promise<boolean> {
    const done = await run(
      tx,
      `update annotation set version = version + 1, answers = $6::jsonb, evidence = $7::jsonb, comment = $8, confidence = $9,
         active_ms = active_ms + $10, changed_at = now()
       where project_id = $1::uuid and queue_id = $2::uuid and annotator_id = $3::uuid and item = $4 and version = $5`,
      project_id,
      queue_id,
      annotator_id,
      item,
      version,
      ...valuesOf(label),
    );
    return done === 1;
  },

  /** One more state of a label for its history, which can only grow. */
  append: (entry: {
    queue_id: string;
    item: number;
    ordinal: number;
    version: number;
    annotator_id: string;
    kind: "submit" | "revise";
    before: unknown;
    after: unknown;
  }): Promise<number> =>
    run(
      tx,
      `insert into annotation_version (project_id, queue_id, item, ordinal, version, annotator_id, actor_id, kind, before, after)
       values ($1::uuid, $2::uuid, $3, $4, $5, $6::uuid, $6::uuid, $7, $8::jsonb, $9::jsonb)`,
      project_id,
      entry.queue_id,
      entry.item,
      entry.ordinal,
      entry.version,
      entry.annotator_id,
      entry.kind,
      entry.before === null ? null : JSON.stringify(entry.before),
      JSON.stringify(entry.after),
    ),
});
