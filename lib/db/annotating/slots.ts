import { z } from "zod";
import { query, run, type Scope } from "../client";
import { placesOf, stillHeld, type HeldSlot } from "./held-slot";
import { claimSql, peekSql, retakeSql, sweepSql } from "./claim-statements";

const Lease = z.object({ item: z.number(), ordinal: z.number(), fence: z.number(), lease_until: z.date() });
export type Lease = z.infer<typeof Lease>;

/**
 * The places for labels, and who holds them. The guarantee is structural: one `slot` row per wanted label, the label's
 * key is the slot's key, and a person has one `assignment` row per item.
 */
export const slots = ({ tx, project_id }: Scope) => ({
  /** Mine unfinished, else the wanted item, else somebody's expired lease, else the next of my order. One statement. */
  async claim(
    queue_id: string,
    annotator_id: string,
    minutes: number,
    wanted: number | null,
  ): Promise<Lease | null> {
    const rows = await query(tx, Lease, claimSql, project_id, queue_id, annotator_id, minutes, wanted);
    return rows[0] ?? null;
  },

  /** Looks once behind the cursor, for slots given back or added since; remembers when there was nothing. */
  async sweep(queue_id: string, annotator_id: string, minutes: number): Promise<Lease | null> {
    const rows = await query(tx, Lease, sweepSql, project_id, queue_id, annotator_id, minutes);
    if (rows[0]) return rows[0];
    await run(
      tx,
      `update queue_member m set exhausted = q.version from queue q
       where q.project_id = $1::uuid and q.id = $2::uuid and m.project_id = $1::uuid and m.queue_id = $2::uuid
         and m.annotator_id = $3::uuid and m.exhausted < q.version`,
      project_id,
      queue_id,
      annotator_id,
    );
    return null;
  },

  /** The item that a claim would give next, without taking it. */
  async peek(queue_id: string, annotator_id: string): Promise<number | null> {
    const rows = await query(tx, z.object({ item: z.number() }), peekSql, project_id, queue_id, annotator_id);
    return rows[0]?.item ?? null;
  },

  /** Holds the lease for some more minutes; null when it is no longer theirs. */
  async heartbeat(held: HeldSlot, minutes: number) {
    const rows = await query(
      tx,
      z.object({ lease_until: z.date() }),
      `with up as (update slot set lease_until = now() + make_interval(mins => $7::int)
         where ${stillHeld} returning item, ordinal, lease_until),
       mem as (update queue_member m set lease_until = up.lease_until from up
         where m.project_id = $1::uuid and m.queue_id = $2::uuid and m.annotator_id = $3::uuid
           and m.slot_item = up.item and m.slot_ordinal = up.ordinal)
       select lease_until from up`,
      ...placesOf(project_id, held),
      minutes,
    );
    return rows[0]?.lease_until ?? null;
  },

  /** Another free slot of an item whose lease was lost, so that a late label still counts. Null when all are taken. */
  async retake(
    queue_id: string,
    annotator_id: string,
    item: number,
  ): Promise<{ ordinal: number; fence: number } | null> {
    const rows = await query(
      tx,
      z.object({ ordinal: z.number(), fence: z.number() }),
      retakeSql,
      project_id,
      queue_id,
      annotator_id,
      item,
    );
    return rows[0] ?? null;
  },

  /** After a label or a skip the person holds nothing. */
  letGo: (queue_id: string, annotator_id: string, item: number): Promise<number> =>
    run(
      tx,
      `update queue_member set slot_item = null, slot_ordinal = null, lease_until = '-infinity'
       where project_id = $1::uuid and queue_id = $2::uuid and annotator_id = $3::uuid and slot_item = $4`,
      project_id,
      queue_id,
      annotator_id,
      item,
    ),

  /** Gives a slot back to the others: they look behind their cursors once more. */
  async release(held: HeldSlot, state: "x" | "s"): Promise<boolean> {
    const freed = await run(
      tx,
      `with up as (update slot set lease_until = '-infinity', fence = fence + 1
         where ${stillHeld} returning item)
       update assignment x set state = $7 from up where x.project_id = $1::uuid and x.queue_id = $2::uuid
         and x.annotator_id = $3::uuid and x.item = up.item`,
      ...placesOf(project_id, held),
      state,
    );
    if (freed === 0) return false;
    await run(
      tx,
      `update queue_member set exhausted = 0
       where project_id = $1::uuid and queue_id = $2::uuid and (annotator_id <> $3::uuid or $4 = 'x')`,
      project_id,
      held.queue_id,
      held.annotator_id,
      state,
    );
    return true;
  },

  /** Whether the person holds, held or labelled the item: what lets them read it. */
  async knows(queue_id: string, annotator_id: string, item: number): Promise<boolean> {
    const rows = await query(
      tx,
      z.object({ state: z.string() }),
      `select state from assignment where project_id = $1::uuid and queue_id = $2::uuid and annotator_id = $3::uuid and item = $4`,
      project_id,
      queue_id,
      annotator_id,
      item,
    );
    return rows.length === 1;
  },
});
