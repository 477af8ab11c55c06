import { z } from "zod";
import { listConflicts } from "./list-conflicts";
import { usecase } from "./usecase";

/** The conflicts of every queue that has labels, queues with open conflicts first. */
export const listAllConflicts = usecase({
  name: "list-all-conflicts",
  permission: "lead",
  db: "project",
  writes: false,
  input: z.object({}),
  async run(context) {
    const labelled = (await context.db.queues.list()).filter(({ labels }) => labels > 0);
    const all = await Promise.all(labelled.map(({ id }) => listConflicts.run(context, { queue: id })));
    const open = ({ conflicts }: (typeof all)[number]) =>
      conflicts.filter((one) => one.open.length > 0).length;
    return all.sort((a, b) => Number(open(b) > 0) - Number(open(a) > 0));
  },
});
