import { z } from "zod";
import { usecase } from "./usecase";

/**
 * Queues imports that are to be run and have no job that will run them: the processes that had it were killed too often,
 * or it is gone. A worker does this when it begins and when it finds another one dead.
 */
export const resumeLostImports = usecase({
  name: "resume-lost-imports",
  permission: "operate",
  db: "instance",
  writes: true,
  input: z.object({}),
  async run({ db, addJob }) {
    const lost = await db.lostImports();
    for (const { project, import_id } of lost)
      await addJob("run-import", { project, import_id }, { key: `run-import ${import_id}` });
    return { resumed: lost.length };
  },
  audit: (_, { resumed }) => (resumed > 0 ? { object: "imports", summary: { resumed } } : null),
});
