import { z } from "zod";
import { usecase } from "./usecase";

/** Open flags of candidates, and why undecided ones were put aside, newest first: of one query or of all. */
export const listCandidateRemarks = usecase({
  name: "list-candidate-remarks",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ query: z.uuid().nullable().default(null) }),
  run: ({ db }, { query }) => db.candidateRemarks.open(query),
});
