import { Tag } from "@/lib/queues/tag";
import { ChosenTrajectories, chosenIds } from "./chosen-trajectories";
import { usecase } from "./usecase";

/** Puts a tag on trajectories. Those that have it stay as they are. */
export const tagTrajectories = usecase({
  name: "tag-trajectories",
  permission: "lead",
  db: "project",
  writes: true,
  input: ChosenTrajectories.extend({ tag: Tag }),
  async run({ db, actor, newId }, { tag, ...chosen }) {
    const tagged = await db.trajectoryTags.add(await chosenIds(db, chosen), tag, actor.id ?? newId());
    return { tagged };
  },
  audit: ({ tag }, { tagged }) => (tagged > 0 ? { object: `tag ${tag}`, summary: { tagged } } : null),
});
