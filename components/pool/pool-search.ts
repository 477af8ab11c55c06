import {
  createLoader,
  createParser,
  createSerializer,
  parseAsArrayOf,
  parseAsFloat,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  type inferParserType,
} from "nuqs/server";
import type { z } from "zod";
import { Direction, OutcomeName, PoolFilter, PoolSort } from "@/lib/queues/pool-filter";
import { Tag } from "@/lib/queues/tag";
import { leaves, type SignalType } from "@/lib/signals/schema";

const typeByName = new Map<string, SignalType>(leaves.map(({ name, type }) => [name, type]));

/** Leaves stand in addresses by their short names, which are unique: "retry,timeout". */
const leafList = parseAsArrayOf(
  createParser<SignalType>({
    parse: (name) => typeByName.get(name) ?? null,
    serialize: (type) => type.split(".").at(-1)!,
  }),
).withDefault([]);

/** A range of whole numbers: "4-", "-9", "4-9". */
export interface Range {
  min: number | null;
  max: number | null;
}

const range = createParser<Range>({
  parse(text) {
    const found = /^(\d{0,6})-(\d{0,6})$/.exec(text);
    if (!found || text === "-") return null;
    return { min: found[1] ? Number(found[1]) : null, max: found[2] ? Number(found[2]) : null };
  },
  serialize: ({ min, max }) => `${min ?? ""}-${max ?? ""}`,
  eq: (a, b) => a.min === b.min && a.max === b.max,
});

const uuid = createParser<string>({
  parse: (text) => (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : null),
  serialize: (id) => id,
});

export interface Cursor {
  value: number | null;
  id: string;
}

/** The row that a page begins after or ends before: "0.65~0199…"; without a value where rows are sorted by age. */
const cursor = createParser<Cursor>({
  parse(text) {
    const [value = "", id = ""] = text.split("~");
    const known = uuid.parse(id);
    if (known === null) return null;
    return value === ""
      ? { value: null, id: known }
      : Number.isFinite(+value)
        ? { value: +value, id: known }
        : null;
  },
  serialize: ({ value, id }) => `${value ?? ""}~${id}`,
  eq: (a, b) => a.id === b.id && a.value === b.value,
});

const texts = parseAsArrayOf(parseAsString).withDefault([]);

/** What the address of the table says: the filter, the order, the page. Server and browser read it the same way. */
export const poolParsers = {
  q: parseAsString.withDefault(""),
  domain: texts,
  outcome: parseAsArrayOf(parseAsStringLiteral(OutcomeName.options)).withDefault([]),
  source: texts,
  agent: texts,
  month: texts,
  tag: texts,
  any: leafList,
  all: leafList,
  none: leafList,
  turns: range,
  tools: range,
  severity: parseAsInteger,
  priority: parseAsFloat,
  label: parseAsStringLiteral(["any", "unlabelled", "in_queue", "labelled"]).withDefault("any"),
  import: uuid,
  session: parseAsString,
  sort: parseAsStringLiteral(PoolSort.options).withDefault("priority"),
  dir: parseAsStringLiteral(Direction.options).withDefault("desc"),
  after: cursor,
  before: cursor,
  /** Number of the page's first row, for the reader only. */
  from: parseAsInteger.withDefault(1),
};
export type PoolSearch = inferParserType<typeof poolParsers>;

export const loadPoolSearch = createLoader(poolParsers);
export const poolQuery = createSerializer(poolParsers);

/** Takes a page back to the first: what every change of filter or order does. */
export const firstPage = { after: null, before: null, from: null } as const;

/** No filter at all. */
export const noFilter = {
  q: null,
  domain: null,
  outcome: null,
  source: null,
  agent: null,
  month: null,
  tag: null,
  any: null,
  all: null,
  none: null,
  turns: null,
  tools: null,
  severity: null,
  priority: null,
  label: null,
  import: null,
  session: null,
} as const;

const within = (value: number | null, low: number, high: number): number | null =>
  value === null ? null : Math.min(high, Math.max(low, value));

/** The filter that a search means. What the address says beyond what the filter takes is cut, never an error. */
export const filterOf = (search: PoolSearch): z.input<typeof PoolFilter> => ({
  text: search.q.slice(0, 200),
  domain: search.domain.slice(0, 50),
  outcome: search.outcome,
  format: search.source.slice(0, 60),
  agent: search.agent.slice(0, 50).map((name) => name.slice(0, 500)),
  month: search.month.filter((month) => /^\d{4}-\d{2}$/.test(month)).slice(0, 120),
  tag: search.tag.filter((tag) => Tag.safeParse(tag).success).slice(0, 50),
  any: search.any,
  all: search.all,
  none: search.none,
  user_turns_min: search.turns?.min ?? null,
  user_turns_max: search.turns?.max ?? null,
  tool_calls_min: search.tools?.min ?? null,
  tool_calls_max: search.tools?.max ?? null,
  severity_min: within(search.severity, 0, 3),
  priority_min: within(search.priority, 0, 1),
  label: search.label,
  import_id: search.import,
  session: search.session?.slice(0, 500) ?? null,
});

/** The address of the table with this filter, from any page. */
export const poolAddress = (project: string, search: Partial<PoolSearch>): string =>
  poolQuery(`/p/${project}/trajectories`, search);
