import { z } from "zod";
import { Assumptions, costAt, planSizes } from "@/lib/studies/planner";
import { showStudyReport } from "./show-study-report";
import { usecase } from "./usecase";

/**
 * How many trajectories and labels a study needs: for a wanted power of the two-sided Fisher test, for a wanted width of
 * an interval, and what one informative trajectory costs. From assumptions, or from the rates of a pilot study, whose
 * interval shows how far the assumption is to be trusted.
 */
export const planSize = usecase({
  name: "plan-size",
  permission: "lead",
  db: "project",
  writes: false,
  input: z.object({ assumptions: Assumptions, pilot: z.uuid().nullable().default(null) }),
  async run(context, { assumptions, pilot: id }) {
    const studies = (await context.db.studies.list()).map(({ id: study, name }) => ({ id: study, name }));
    const sizes = planSizes(assumptions);
    if (id === null) return { assumptions, sizes, studies, pilot: null };
    const { study, plan, queue, report } = await showStudyReport.run(context, { study: id, queue: null });
    const people = await context.db.annotators.ofQueue(queue.id);
    const times = people.flatMap(({ median_ms }) => median_ms ?? []).sort((a, b) => a - b);
    const median = times.length === 0 ? null : times[times.length >> 1]! / 60_000;
    return {
      assumptions,
      sizes,
      studies,
      pilot: {
        id: study.id,
        name: study.name,
        k: plan.k,
        /** Minutes of a label: the middle of the people's medians; null before the first label. */
        minutes: median,
        /** Its rates would tell of items on which the reader may have to decide blind. */
        withheld: report === null,
        samplers: (report?.samplers ?? []).map(({ sampler, n, informative, rate, ci95 }) => ({
          sampler,
          n,
          informative,
          rate,
          ci95,
          cost: rate === null ? null : costAt(rate, { k: plan.k, minutes: median ?? assumptions.minutes }),
          /** At the ends of the rate's interval: the cost at worst and at best. */
          cost_range: ci95.map((end) =>
            end === null ? null : costAt(end, { k: plan.k, minutes: median ?? assumptions.minutes }),
          ),
        })),
      },
    };
  },
});
