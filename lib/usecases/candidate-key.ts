import { z } from "zod";

/** What names a candidate: its query, and its key within it. */
export const CandidateKey = z.object({ query: z.uuid(), candidate: z.string().max(2000) });

/** The same in the audit log. */
export const candidateObject = ({ query, candidate }: z.infer<typeof CandidateKey>): string =>
  `candidate ${candidate} of query ${query}`;
