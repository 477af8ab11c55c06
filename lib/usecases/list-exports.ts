import { z } from "zod";
import { usecase } from "./usecase";

/** What was exported from the project, newest first, with what can be chosen for the next one. */
export const listExports = usecase({
  name: "list-exports",
  permission: "export",
  db: "project",
  writes: false,
  input: z.object({}),
  async run({ db, actor }) {
    const [exports, studies, queues, domains, { splits, domains: queryDomains }] = await Promise.all([
      db.exports.list(),
      db.studies.list(),
      db.exports.queues(),
      db.studies.domains(),
      db.referenceQueries.facets(),
    ]);
    const closedOnly = actor.role === "researcher";
    const open = studies.filter(({ status }) => !closedOnly || status === "closed");
    return {
      exports,
      closed_studies_only: closedOnly,
      choices: {
        studies: open.map(({ id, name, status }) => ({ id, name, status })),
        queues: queues
          .filter(({ study_id }) => !closedOnly || open.some(({ id }) => id === study_id))
          .map(({ id, name, status }) => ({ id, name, status })),
        domains: [...new Set([...domains.map(({ domain }) => domain), ...queryDomains])].sort(),
        splits,
      },
    };
  },
});
