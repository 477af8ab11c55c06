import { owner, pool } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { projects } from "@/lib/db/projects";
import { packQuery, storeQueries } from "@/lib/db/queries-store";
import { Branch, ReferenceQuery, type Candidate, type JudgeVerdict } from "@/lib/references/schema";

const verdict = (judge: JudgeVerdict["judge"], result: string): JudgeVerdict => ({
  judge,
  result,
  model: "judge-model",
  against_reference: judge === "consistency" ? "r0" : null,
  dimensions: judge === "consistency" ? { operation_guidance: result } : {},
  raw: null,
});

/** A candidate that passed this branch's filters. */
export const candidateOf = (branch: Branch, id: string, text = `Answer ${id}`): Candidate => ({
  id,
  text,
  source: "offline_exploration",
  generator: null,
  verdicts: [
    verdict("consistency", branch === "consistency" || branch === "both" ? "Consistent" : "Inconsistent"),
    verdict("utility", branch === "utility" || branch === "both" ? "Available" : "Unavailable"),
  ],
  branch,
  source_audit: null,
});

export interface StoredQuery {
  split?: string | null;
  domain?: string | null;
  reference?: string;
  candidates: Candidate[];
}

/** Stores reference queries as an import does; returns their ids in order. */
export async function storeReferences(list: StoredQuery[], slug = "lab"): Promise<string[]> {
  const project = (await projects(owner()).bySlug(slug))!;
  const import_id = newId();
  const start = Date.now();
  const placed = list.map((given, record) => {
    // Ids of one millisecond have no order among each other.
    const id = newId(start + record);
    const query = ReferenceQuery.parse({
      schema: "multi-gt/0.1",
      external_id: `q-${id}`,
      split: given.split ?? "test",
      domain: given.domain ?? null,
      language: "en",
      query: "403 on upload",
      context: [{ role: "user", text: "403 on upload" }],
      ticket_summary: "Permission missing.",
      references: [
        {
          id: "r0",
          text: given.reference ?? "Grant the permission.",
          source: "logged",
          trajectory: null,
        },
      ],
      candidates: given.candidates,
      extra: {},
      warnings: [],
    });
    return {
      id,
      version: 1,
      latest: true,
      packed: packQuery(query, id, { record, byte_range: null }),
    };
  });
  const client = await pool().connect();
  try {
    await client.query("begin");
    await storeQueries(
      client,
      { project_id: project.id, import_id, source_file_id: import_id, source_name: "test" },
      placed,
    );
    await client.query("commit");
  } finally {
    client.release();
  }
  return placed.map(({ id }) => id);
}
