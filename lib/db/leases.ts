import { run, type Scope } from "./client";

/** What a person holds at the moment: items of queues and candidates of the reference audit. */
export const leases = ({ tx, project_id }: Scope) => ({
  /**
   * Gives back everything that a person holds, so that the next claim hands it out. Labels, drafts and decisions
   * stay. Gives the number of queue items and of candidates that became free.
   */
  async release(person_id: string): Promise<{ items: number; candidates: number }> {
    const items = await run(
      tx,
      `with held as (
         select s.queue_id, s.item, s.ordinal from slot s
         join assignment a using (project_id, queue_id, item, ordinal)
         where a.project_id = $1::uuid and a.annotator_id = $2::uuid and a.state = 'l'
           and s.annotator_id = a.annotator_id and not s.done
         order by s.queue_id, s.item, s.ordinal for update of s
       ), lost as (
         update assignment a set state = 'x' from held
         where a.project_id = $1::uuid and a.annotator_id = $2::uuid
           and a.queue_id = held.queue_id and a.item = held.item
       ), members as (
         -- The holder lets go, and everybody looks behind their cursor once more, where the item may lie.
         update queue_member m set exhausted = 0,
           slot_item = case when m.annotator_id = $2::uuid then null else m.slot_item end,
           slot_ordinal = case when m.annotator_id = $2::uuid then null else m.slot_ordinal end,
           lease_until = case when m.annotator_id = $2::uuid then '-infinity' else m.lease_until end
         where m.project_id = $1::uuid and m.queue_id in (select queue_id from held)
       )
       update slot s set lease_until = '-infinity', fence = fence + 1 from held
       where s.project_id = $1::uuid and s.queue_id = held.queue_id and s.item = held.item
         and s.ordinal = held.ordinal`,
      project_id,
      person_id,
    );
    const candidates = await run(
      tx,
      `update reference_candidate set lease_by = null, lease_until = '-infinity'
       where project_id = $1::uuid and lease_by = $2::uuid`,
      project_id,
      person_id,
    );
    return { items, candidates };
  },

  /** Ends the leases that ran out in one queue, or in all, so that the slots are free at once; drafts stay. */
  async endStale(queue_id: string | null): Promise<number> {
    const freed = await run(
      tx,
      `with up as (update slot set lease_until = '-infinity', fence = fence + 1
         where project_id = $1::uuid and ($2::uuid is null or queue_id = $2::uuid) and not done and annotator_id is not null
           and lease_until > '-infinity' and lease_until < now()
         returning queue_id, item, ordinal, annotator_id),
       mem as (update queue_member m set slot_item = null, slot_ordinal = null, lease_until = '-infinity' from up
         where m.project_id = $1::uuid and m.queue_id = up.queue_id and m.annotator_id = up.annotator_id
           and m.slot_item = up.item and m.slot_ordinal = up.ordinal)
       update assignment x set state = 'x' from up where x.project_id = $1::uuid and x.queue_id = up.queue_id
         and x.annotator_id = up.annotator_id and x.item = up.item and x.state = 'l'`,
      project_id,
      queue_id,
    );
    if (freed > 0)
      await run(
        tx,
        `update queue set version = version + 1 where project_id = $1::uuid and ($2::uuid is null or id = $2::uuid)`,
        project_id,
        queue_id,
      );
    return freed;
  },
});
