import { z } from "zod";
import { ENGINE_VERSION } from "@/lib/signals/analyze";
import { usecase } from "./usecase";

/** Queues what brings every project's reports up to this engine and its settings. A worker asks for it when it starts. */
export const checkAnalyses = usecase({
  name: "check-analyses",
  permission: "operate",
  db: "instance",
  writes: true,
  input: z.object({}),
  async run({ db, addJob }) {
    const waiting: string[] = [];
    for (const { id, slug } of await db.projects.all()) {
      const { analyses, signalConfigs } = db.project(id);
      const { version } = await signalConfigs.current();
      const counts = await analyses.counts({ engine: ENGINE_VERSION, config: version });
      if (counts.every(({ current }) => current)) continue;
      waiting.push(slug);
      await addJob("plan-reanalysis", { project: slug, after: null }, { key: `plan-reanalysis ${slug}` });
    }
    return { engine: ENGINE_VERSION, projects: waiting };
  },
  audit: (_, { engine, projects }) =>
    projects.length === 0 ? null : { object: `engine ${engine}`, summary: { analysed_again: projects } },
});
