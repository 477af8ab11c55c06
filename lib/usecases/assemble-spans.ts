import { z } from "zod";
import type { ProjectDb } from "@/lib/db";
import type { LiveWriter } from "@/lib/db/live-writer";
import { isOutage } from "@/lib/db/outage";
import { AppError } from "@/lib/errors";
import { putIn } from "./assembling/put-in";
import { usecase } from "./usecase";

/** Analyses are queued for so many trajectories at a time. */
const perJob = 100;

/**
 * Puts the spans that wait into their conversations, ends those that were quiet for long enough, and sees to it that
 * the next one to end isn't forgotten. May be killed and run again at any moment: each conversation is one transaction.
 */
export const assembleSpans = usecase({
  name: "assemble-spans",
  permission: "ingest",
  db: "project",
  writes: true,
  transactional: false,
  input: z.object({
    /** Asked after each conversation; false stops there, and `more` says that some wait. */
    goOn: z.custom<() => boolean>((given) => typeof given === "function").optional(),
  }),
  async run({ db, actor, project, now, transaction }, { goOn }) {
    if (!actor.operator) throw new AppError("forbidden", "Spans are put together by a worker.");
    const writer = await db.openLiveWriter();
    if (!writer) return { busy: true, more: true, assembled: 0, closed: 0 };
    let assembled = 0;
    let more = false;
    try {
      for (let next = await writer.next(); next; next = await writer.next()) {
        if (goOn?.() === false) {
          more = true;
          break;
        }
        await tryOne(writer, db, project.id, next);
        assembled += 1;
      }
    } finally {
      await writer.close();
    }
    const { quiet_seconds } = await db.live.settings();
    const closed = await transaction(async (inner, addJob) => {
      const ended = await inner.live.close(new Date(now.getTime() - quiet_seconds * 1000));
      const ids = ended.flatMap(({ trajectory_id }) => trajectory_id ?? []);
      // Whoever had one analysed while it grew read less than it says now.
      await inner.live.forgetReports(ids);
      for (let at = 0; at < ids.length; at += perJob)
        await addJob("analyse-trajectories", {
          project: project.slug,
          trajectory_ids: ids.slice(at, at + perJob),
        });
      const quietest = await inner.live.quietest();
      if (quietest) {
        const time = { at: new Date(quietest.getTime() + quiet_seconds * 1000 + 500), first: false };
        await addJob(
          "assemble-spans",
          { project: project.slug },
          { key: `close-conversations ${project.id}`, time },
        );
      }
      return ended.length;
    });
    return { busy: false, more, assembled, closed };
  },
  audit: () => null,
});

/** One conversation that can't be put together mustn't hold up the others; its page says why. */
async function tryOne(
  writer: LiveWriter,
  db: ProjectDb,
  project_id: string,
  next: NonNullable<Awaited<ReturnType<LiveWriter["next"]>>>,
): Promise<void> {
  const linesOf = async (id: string): Promise<string[]> => {
    const parts: Buffer[] = [];
    for await (const part of db.sourceFiles.bytes(id)) parts.push(part);
    return Buffer.concat(parts).toString("utf8").split("\n").filter(Boolean);
  };
  try {
    await putIn(writer, project_id, next, linesOf);
  } catch (error) {
    if (isOutage(error)) throw error;
    console.error(error);
    await writer.fail(next.id, error instanceof Error ? error.message : String(error));
  }
}
