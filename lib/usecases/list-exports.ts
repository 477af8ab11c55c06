import { z } from "zod";
import { waitsForClose } from "./closed-only";
import { usecase } from "./usecase";

/** What was exported from the project, newest first, with what can be chosen for the next one. */
export const listExports = usecase({
  name: "list-exports",
  permission: "export",
  db: "project",
  writes: false,
  input: z.object({}),
  async run({ db, actor }) {
    const [exports, studies, queues, sets, domains, { splits, domains: queryDomains }] = await Promise.all([
      db.exports.list(),
      db.studies.list(),
      db.exports.queues(),
      db.labelSets.list(),
      db.studies.domains(),
      db.referenceQueries.facets(),
    ]);
    const closedOnly = waitsForClose(actor);
    const going = new Set(studies.filter(({ status }) => status !== "closed").map(({ id }) => id));
    const offered = queues.filter(
      ({ status, study_id }) =>
        !closedOnly || (status === "closed" && (study_id === null || !going.has(study_id))),
    );
    const open = studies.filter(({ status }) => !closedOnly || status === "closed");
    return {
      exports,
      closed_studies_only: closedOnly,
      choices: {
        studies: open.map(({ id, name, status }) => ({ id, name, status })),
        queues: offered.map(({ id, name, status }) => ({ id, name, status })),
        label_sets: sets
          .filter(({ queue_id }) => offered.some(({ id }) => id === queue_id))
          .map(({ id, name, queue, created_at }) => ({ id, name, queue, created_at })),
        domains: [...new Set([...domains.map(({ domain }) => domain), ...queryDomains])].sort(),
        splits,
      },
    };
  },
});
