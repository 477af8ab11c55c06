import { z } from "zod";
import { keptCandidates, precisionByGroup } from "@/lib/references/precision";
import { SplitFilter } from "@/lib/references/query-filter";
import { usecase } from "./usecase";

/** How far the audit is and how precise each branch has proved, for one split or for all. */
export const showAuditProgress = usecase({
  name: "show-audit-progress",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ split: SplitFilter }),
  async run({ db }, { split }) {
    const { queries, tallies } = await db.referenceQueries.tallies(split);
    const passing = tallies.filter(({ branch }) => branch !== "none");
    const sum = (list: typeof tallies) => list.reduce((total, { candidates }) => total + candidates, 0);
    return {
      /** Each has one logged reference. */
      queries,
      candidates: sum(passing),
      decided: sum(passing.filter(({ decision }) => decision === "keep" || decision === "reject")),
      kept: keptCandidates(tallies),
      groups: precisionByGroup(tallies),
    };
  },
});
