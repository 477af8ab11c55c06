import { createHash } from "node:crypto";
import type { LiveTransaction, WaitingConversation } from "@/lib/db/live-transaction";
import type { LiveWriter } from "@/lib/db/live-writer";
import { storeAttachments } from "@/lib/db/attachments";
import { keyText } from "@/lib/db/clean-text";
import { newId } from "@/lib/db/ids";
import {
  packTrajectory,
  replaceTrajectory,
  retireTrajectories,
  storeTrajectories,
  type PackedTrajectory,
} from "@/lib/db/trajectories-store";
import { contentHash } from "@/lib/trajectories/content-hash";
import { assembleConversation, type Assembled } from "@/lib/trajectories/live-conversation";

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** The name under which ids of what came in live are unique. */
const sourceName = "live";

/** Puts the waiting spans of one conversation in: what it says then is its trajectory's latest version. */
export async function putIn(
  writer: LiveWriter,
  project_id: string,
  waiting: WaitingConversation,
  linesOf: (source_file_id: string) => Promise<string[]>,
): Promise<void> {
  const earlier = (await Promise.all(waiting.source_file_ids.map(linesOf))).flat();
  const known = new Set(earlier);
  const grew = waiting.waiting.some(({ line }) => !known.has(line)) || waiting.source_file_ids.length > 1;
  const lines = [...earlier, ...waiting.waiting.map(({ line }) => line)];
  // Repeated spans may be all that came to a conversation that never had others.
  const made = lines.length === 0 ? null : await assembleConversation(waiting.external_id, lines, sha256);
  await writer.store(waiting, (transaction) => place(transaction, project_id, waiting, made, grew));
}

async function place(
  transaction: LiveTransaction,
  project_id: string,
  waiting: WaitingConversation,
  made: Assembled | null,
  grew: boolean,
): Promise<void> {
  const { state, current } = transaction;
  // Its trace has turned out to be part of another one since: that one takes the spans.
  if (state === "merged") return;
  const done = (trajectory_id: string | null, source_file_id: string | null) =>
    transaction.finish({
      state: state === "closed" && !grew ? "closed" : "growing",
      grew,
      spans: made?.spans ?? 0,
      traces: made?.traces ?? 0,
      bytes: made?.source.length ?? 0,
      trajectory_id,
      source_file_id,
    });
  await transaction.absorb();
  if (!made || !grew) return done(current?.id ?? null, waiting.own_source);

  const { trajectory, source, blobs } = made;
  const file_name = `${waiting.external_id.replace(/\p{C}/gu, "�").slice(0, 150)}.otlp.jsonl`;
  /** What a version that stays was read from is never written again. */
  const put = (grows: boolean) =>
    transaction.putSource(current?.live && !grows ? null : waiting.own_source, file_name, source);
  // Without anything to show the lines still have to be kept: what makes sense of them may come late.
  if (!trajectory) return done(current?.id ?? null, await put(false));

  const hash = contentHash(trajectory, sha256);
  const grows = state === "growing" && current?.live && !current.used ? current : null;
  if (!grows && current?.content_hash === hash) return done(current.id, await put(false));
  const versions = await transaction.known(keyText(trajectory.external_id));
  const same = grows ? undefined : versions.find(({ content_hash }) => content_hash === hash);
  if (same) return done(same.id, await put(false));

  const import_id = grows?.import_id ?? (await transaction.importOfToday());
  trajectory.source.import_id = import_id;
  await storeAttachments(transaction.client, project_id, blobs);
  const packed = packTrajectory(trajectory, hash);
  const source_file_id = await put(grows !== null);
  const from = { project_id, import_id, source_file_id, source_name: sourceName };
  if (grows) {
    const place = { packed, id: grows.id, version: grows.version, latest: true };
    await replaceTrajectory(transaction.client, from, place);
    return done(grows.id, source_file_id);
  }
  const id = await addVersion(transaction, from, packed, versions);
  await transaction.countStored(import_id, 1);
  return done(id, source_file_id);
}

type Versions = Awaited<ReturnType<LiveTransaction["known"]>>;

async function addVersion(
  { client }: LiveTransaction,
  from: Parameters<typeof storeTrajectories>[1],
  packed: PackedTrajectory,
  versions: Versions,
): Promise<string> {
  const id = newId();
  const before = versions.filter(({ source_name }) => source_name === sourceName);
  const version = Math.max(0, ...before.map((one) => one.version)) + 1;
  await retireTrajectories(
    client,
    from.project_id,
    before.map((one) => one.id),
  );
  await storeTrajectories(client, from, [{ packed, id, version, latest: true }]);
  return id;
}
