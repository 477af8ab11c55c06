import { Tag } from "@/lib/queues/tag";
import { ChosenTrajectories, chosenIds } from "./chosen-trajectories";
import { usecase } from "./usecase";

/** Takes a tag off trajectories. */
export const untagTrajectories = usecase({
  name: "untag-trajectories",
  permission: "lead",
  db: "project",
  writes: true,
  input: ChosenTrajectories.extend({ tag: Tag }),
  async run({ db }, { tag, ...chosen }) {
    return { untagged: await db.trajectoryTags.remove(await chosenIds(db, chosen), tag) };
  },
  audit: ({ tag }, { untagged }) => (untagged > 0 ? { object: `tag ${tag}`, summary: { untagged } } : null),
});
