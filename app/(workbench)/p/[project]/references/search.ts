import { z } from "zod";
import { QueryFilter } from "@/lib/references/query-filter";

/** What the address of the references can say; anything else in it counts as not said. */
export const ReferenceSearch = z.object({
  split: QueryFilter.shape.split.catch(null),
  domain: QueryFilter.shape.domain.catch(null),
  branch: QueryFilter.shape.branch.catch(null),
  state: z.enum(["open", "unsure", "done"]).nullable().catch(null),
  after: z.uuid().nullable().catch(null),
});
export type ReferenceSearch = z.infer<typeof ReferenceSearch>;

/** The address that says it. */
export function referencesAddress(path: string, search: Partial<ReferenceSearch>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value) parameters.set(name, value);
  const text = parameters.toString();
  return text === "" ? path : `${path}?${text}`;
}
