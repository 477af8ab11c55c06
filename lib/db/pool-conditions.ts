import { outcomeCode, type PoolFilter } from "@/lib/queues/pool-filter";
import { leafOf, type SignalType } from "@/lib/signals/schema";
import { literal } from "./like";

const ids = (types: readonly SignalType[]): number[] => types.map((type) => leafOf(type).id);

/** The WHERE clause of a filter. Every fragment is ours; the reader's values are parameters only. */
export function poolConditions(filter: PoolFilter, project_id: string): { where: string; values: unknown[] } {
  const values: unknown[] = [project_id];
  const parts = ["t.project_id = $1::uuid", "t.latest"];
  const add = (fragment: (place: string) => string, value: unknown): void => {
    values.push(value);
    parts.push(fragment(`$${values.length}`));
  };
  if (filter.text !== "")
    add((p) => `(t.external_id ilike ${p} or t.preview ilike ${p})`, `%${literal(filter.text)}%`);
  if (filter.domain.length > 0) add((p) => `t.domain = any(${p}::text[])`, filter.domain);
  if (filter.outcome.length > 0)
    add((p) => `t.outcome = any(${p}::smallint[])`, filter.outcome.map(outcomeCode));
  if (filter.tag.length > 0)
    add(
      (
        p,
      ) => `exists (select from trajectory_tag g where g.project_id = t.project_id and g.trajectory_id = t.id
        and g.tag = any(${p}::text[]))`,
      filter.tag,
    );
  if (filter.format.length > 0) add((p) => `t.format = any(${p}::text[])`, filter.format);
  if (filter.agent.length > 0) add((p) => `t.agent = any(${p}::text[])`, filter.agent);
  if (filter.month.length > 0)
    add((p) => `to_char(t.run_at at time zone 'utc', 'YYYY-MM') = any(${p}::text[])`, filter.month);
  if (filter.any.length > 0) add((p) => `t.leaves && ${p}::smallint[]`, ids(filter.any));
  if (filter.all.length > 0) add((p) => `t.leaves @> ${p}::smallint[]`, ids(filter.all));
  if (filter.none.length > 0) add((p) => `not (t.leaves && ${p}::smallint[])`, ids(filter.none));
  if (filter.user_turns_min !== null) add((p) => `t.user_turns >= ${p}::int`, filter.user_turns_min);
  if (filter.user_turns_max !== null) add((p) => `t.user_turns <= ${p}::int`, filter.user_turns_max);
  if (filter.tool_calls_min !== null) add((p) => `t.tool_calls >= ${p}::int`, filter.tool_calls_min);
  if (filter.tool_calls_max !== null) add((p) => `t.tool_calls <= ${p}::int`, filter.tool_calls_max);
  if (filter.severity_min !== null) add((p) => `t.severity >= ${p}::smallint`, filter.severity_min);
  if (filter.priority_min !== null) add((p) => `t.priority >= ${p}::real`, filter.priority_min);
  if (filter.import_id !== null) add((p) => `t.import_id = ${p}::uuid`, filter.import_id);
  if (filter.session !== null) add((p) => `t.session_ref = ${p}`, filter.session);
  const inQueue = `exists (select from item i where i.project_id = t.project_id and i.trajectory_id = t.id)`;
  const complete = `exists (select from item i join queue q on q.project_id = i.project_id and q.id = i.queue_id
    where i.project_id = t.project_id and i.trajectory_id = t.id and q.k =
      (select count(*) from annotation a where a.project_id = i.project_id and a.queue_id = i.queue_id and a.item = i.item))`;
  if (filter.label === "unlabelled") parts.push(`not ${inQueue}`);
  if (filter.label === "in_queue") parts.push(`${inQueue} and not ${complete}`);
  if (filter.label === "labelled") parts.push(complete);
  return { where: parts.join(" and "), values };
}
