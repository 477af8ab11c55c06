import { z } from "zod";
import { candidateView, queryView } from "@/lib/references/audit-view";
import { cleanedSet } from "@/lib/references/cleaned-set";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** One reference query with its candidates and the set it has now. What a blind audit hides is absent here too. */
export const showQuery = usecase({
  name: "show-query",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ id: z.uuid() }),
  async run({ db, actor }, { id }) {
    const found = await db.referenceQueries.byId(id);
    if (!found) throw new AppError("not_found", "There is no such query in this project.");
    const { row, body } = found;
    const candidates = await db.referenceQueries.candidates(id);
    const history = await db.referenceQueries.history(id);
    const views = candidates.map((key) =>
      candidateView(
        body,
        key,
        history.filter((entry) => entry.candidate === key.candidate),
        actor.id,
      ),
    );
    const { references } = cleanedSet(
      body,
      candidates.map(({ decision }) => decision),
    );
    return { id, version: row.version, query: queryView(body), candidates: views, references };
  },
});
