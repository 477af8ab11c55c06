import type { FoundQuery } from "@/lib/trajectories/format";
import { asArray, asJson, asText, firstText, isJson, omit, type Json } from "@/lib/trajectories/plain-values";
import { branchOf, passedFilters } from "./branch";
import type {
  Candidate,
  CandidateSource,
  ContextMessage,
  JudgeVerdict,
  Reference,
  ReferenceQuery,
} from "./schema";

type Warnings = ReferenceQuery["warnings"];

/**
 * Makes a reference query of an item or of table rows, as a reader of files found them. Nothing is dropped: what has
 * no place of its own goes to `extra`, oddities become warnings.
 *
 * @param warnings what the file reader noticed on the records behind the item
 */
export function readQuery(found: FoundQuery, warnings: Warnings = []): ReferenceQuery {
  return found.form === "item"
    ? fromItem(found.item, [...warnings])
    : fromRows(found.id, found.rows, [...warnings]);
}

const mapped = [
  "schema",
  "id",
  "split",
  "domain",
  "language",
  "query",
  "context",
  "ticket_summary",
  "references",
  "candidates",
];

function fromItem(item: Json, warnings: Warnings): ReferenceQuery {
  const query = asText(item.query) ?? "";
  if (query === "") warnings.push({ code: "query_text_missing", pointer: "/query" });
  const references = asArray(item.references).map((given, i) => reference(given, i));
  const candidates = asArray(item.candidates).map((given, i) => candidate(given, i, warnings));
  if (!references.some(({ source }) => source === "logged"))
    warnings.push({ code: "logged_reference_missing", pointer: "/references" });
  markRepeats(references, "/references", warnings);
  markRepeats(candidates, "/candidates", warnings);
  return {
    schema: "multi-gt/0.1",
    external_id: firstText(item, "id", "query_id") ?? "",
    split: asText(item.split),
    domain: asText(item.domain),
    language: asText(item.language),
    query,
    context: context(item.context),
    ticket_summary: asText(item.ticket_summary),
    references,
    candidates,
    extra: omit(item, mapped),
    warnings,
  };
}

/** A context is a list of messages, or one text with a speaker before each line. */
function context(given: unknown): ContextMessage[] {
  if (typeof given === "string") return given === "" ? [] : spokenLines(given);
  return asArray(given).map((message) => {
    if (typeof message === "string") return { role: "user", text: message };
    const { role, from, content, text, value } = asJson(message);
    return { role: asText(role ?? from) ?? "user", text: textOf(content ?? text ?? value) };
  });
}

function spokenLines(text: string): ContextMessage[] {
  const messages: ContextMessage[] = [];
  for (const line of text.split(/\r?\n/)) {
    const match =
      /^(User|Customer|Human|Assistant|Agent|Bot|System|用户|客户|客服|助手)\s*[:：]\s*(.*)$/i.exec(line);
    const last = messages.at(-1);
    if (match) messages.push({ role: match[1]!.toLowerCase(), text: match[2]! });
    else if (last) last.text += `\n${line}`;
    else messages.push({ role: "user", text: line });
  }
  return messages;
}

function textOf(content: unknown): string {
  if (Array.isArray(content))
    return content.map((part) => (isJson(part) ? (asText(part.text) ?? "") : (asText(part) ?? ""))).join("");
  return asText(content) ?? "";
}

function reference(given: unknown, index: number): Reference {
  const value = typeof given === "string" ? { text: given } : asJson(given);
  const source = asText(value.source) ?? (index === 0 ? "logged" : "other");
  return {
    id: asText(value.id) ?? `r${index}`,
    text: asText(value.text) ?? "",
    source: isOneOf(source, ["logged", "consistency", "utility", "human"]) ? source : "other",
    trajectory: asText(value.trajectory),
  };
}

function candidate(given: unknown, index: number, warnings: Warnings): Candidate {
  const value = typeof given === "string" ? { text: given } : asJson(given);
  const verdicts = [...asArray(value.verdicts).map(verdict), ...shortVerdicts(value)];
  const passed = passedBy(value, verdicts);
  const said = Array.isArray(value.passed_by) ? branchOf(new Set(value.passed_by.map(String))) : null;
  const judged = branchOf(passedFilters(verdicts));
  if (said !== null && verdicts.length > 0 && said !== judged)
    warnings.push({
      code: "branch_contradicts_verdicts",
      pointer: `/candidates/${index}`,
      detail: `${said} against ${judged}`,
    });
  const { generator } = value;
  return {
    id: asText(value.id) ?? asText(value.candidate_id) ?? `c${index}`,
    text: asText(value.text) ?? "",
    source: candidateSource(value.source),
    generator: generator ?? null,
    verdicts,
    branch: branchOf(passed),
    source_audit: value.human_audit ?? value.human ?? null,
  };
}

function candidateSource(given: unknown): CandidateSource {
  return isOneOf(given, ["offline_exploration", "online_adaptation"]) ? given : "other";
}

/** The judge's own output stays in `raw`; the audit reads result and dimensions. */
function verdict(given: unknown): JudgeVerdict {
  const value = asJson(given);
  // The utility judge says in which stage it judged and on which basis; the consistency judge, dimension by dimension.
  const stage = asText(value.stage_judgment);
  const dimensions = {
    ...(stage === null ? {} : { stage }),
    ...asJson(value.detailed_consistency ?? value.dimensions ?? value.key_basis),
  };
  return {
    judge: value.judge === "utility" ? "utility" : "consistency",
    model: asText(value.model),
    against_reference: asText(value.against_reference),
    result: asText(value.judge_result) ?? asText(value.result) ?? "",
    dimensions: Object.fromEntries(
      Object.entries(dimensions).map(([key, said]) => [key, asText(said) ?? ""]),
    ),
    raw: given,
  };
}

/** The short form says each judge's result in a member of its own. */
function shortVerdicts(value: Json): JudgeVerdict[] {
  return (["consistency", "utility"] as const).flatMap((judge) => {
    const result = asText(value[judge]);
    if (result === null || result === "") return [];
    return [
      { judge, model: null, against_reference: null, result, dimensions: {}, raw: { [judge]: value[judge] } },
    ];
  });
}

/** Which filters passed: as the file says, else by the verdicts. */
function passedBy(value: Json, verdicts: readonly JudgeVerdict[]): Set<string> {
  return Array.isArray(value.passed_by) ? new Set(value.passed_by.map(String)) : passedFilters(verdicts);
}

function markRepeats(
  items: readonly { id: string; text: string }[],
  pointer: string,
  warnings: Warnings,
): void {
  const ids = new Set<string>();
  const texts = new Set<string>();
  items.forEach(({ id, text }, i) => {
    if (ids.has(id)) warnings.push({ code: "duplicate_id", pointer: `${pointer}/${i}`, detail: id });
    if (texts.has(text)) warnings.push({ code: "duplicate_text", pointer: `${pointer}/${i}` });
    ids.add(id);
    texts.add(text);
  });
}

const candidateColumns = ["query_id", "candidate_id", "source", "text", "consistency", "utility", "human"];
const queryColumns = ["query", "split", "domain", "language", "context", "ticket_summary"];

/** Rows of one query: a candidate a row, columns of the query itself from the first row that has them. */
function fromRows(id: string, rows: readonly Json[], warnings: Warnings): ReferenceQuery {
  const first = (key: string) =>
    rows.map((row) => asText(row[key])).find((text) => text !== null && text !== "") ?? null;
  const logged = first("reference") ?? first("logged_reference");
  const item: Json = {
    id,
    ...Object.fromEntries(queryColumns.map((key) => [key, first(key) ?? undefined])),
    references: logged === null ? [] : [{ id: "r0", text: logged, source: "logged" }],
    candidates: rows.map((row) => ({
      ...row,
      id: row.candidate_id,
      human: asText(row.human) === "" ? null : row.human,
    })),
  };
  const query = fromItem(item, warnings);
  const rest = rows.map((row) =>
    omit(row, [...candidateColumns, ...queryColumns, "reference", "logged_reference"]),
  );
  query.extra = rest.some((row) => Object.keys(row).length > 0) ? { rows: rest } : {};
  return query;
}

function isOneOf<T extends string>(value: unknown, list: readonly T[]): value is T {
  return (list as readonly unknown[]).includes(value);
}
