import { cleanText } from "./clean-text";
import { takeExclusively } from "./exclusive-connection";
import { liveTransaction, type LiveTransaction, type WaitingConversation } from "./live-transaction";

export interface LiveWriter {
  /** The conversation that waits for the longest time, with at most so many spans; null when none does. */
  next(): Promise<WaitingConversation | null>;
  store(waiting: WaitingConversation, work: (transaction: LiveTransaction) => Promise<void>): Promise<void>;
  /** Tells why a conversation couldn't be put together; its spans stay, and the next one tries again. */
  fail(id: string, problem: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Takes the putting together of a project's live spans for this process. Gives null when another one is at it. The hold
 * ends with the connection, so a killed process holds nothing.
 */
export async function openLiveWriter(project_id: string): Promise<LiveWriter | null> {
  const taken = await takeExclusively(`assemble ${project_id}`);
  if (!taken) return null;
  const { client } = taken;
  return {
    async next() {
      const { rows } = await client.query<Omit<WaitingConversation, "waiting">>(
        `select c.id::text, c.external_id, c.source_file_id::text as own_source, array(
           select m.source_file_id::text from live_conversation m
           where m.project_id = c.project_id and (m.id = c.id or m.merged_into = c.id) and m.source_file_id is not null
           order by m.id) as source_file_ids
         from live_conversation c where c.project_id = $1::uuid and c.pending order by c.last_at, c.id limit 1`,
        [project_id],
      );
      const found = rows[0];
      if (!found) return null;
      const { rows: waiting } = await client.query<WaitingConversation["waiting"][number]>(
        `select s.trace_id, s.span_id, s.hash, s.line from live_span s
         join live_trace t on t.project_id = s.project_id and t.trace_id = s.trace_id
         where t.project_id = $1::uuid and t.conversation_id = $2::uuid`,
        [project_id, found.id],
      );
      return { ...found, waiting };
    },

    async store(waiting, work) {
      await taken.store(project_id, async () => {
        await work(await liveTransaction(client, project_id, waiting));
        return true;
      });
    },

    async fail(id, problem) {
      await client.query(
        `update live_conversation set pending = false, problem = $3 where project_id = $1::uuid and id = $2::uuid`,
        [project_id, id, cleanText(problem)],
      );
    },

    close: () => taken.close(),
  };
}
