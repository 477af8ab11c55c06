import { beforeAll, describe, expect, it } from "vitest";
import { owner } from "@/lib/db/client";
import { candidateOf, storeReferences } from "@/tests/stored-references";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import {
  claimCandidate,
  decideCandidate,
  flagCandidate,
  listAuditLog,
  listCandidateRemarks,
  listQueries,
  putCandidateAside,
  resolveCandidateFlag,
  showAuditProgress,
  showQuery,
  undoDecision,
} from ".";
import { execute } from "./usecase";

const keep = { decision: "keep" as const };
const reject = { decision: "reject" as const, reason: "technically_wrong" as const };

describe("the reference audit", () => {
  const workbench = withWorkbench();
  let ana: TestPerson;
  let bo: TestPerson;
  let reader: TestPerson;

  beforeAll(async () => {
    ana = await workbench.person("Ana", "lead");
    bo = await workbench.person("Bo", "lead");
    reader = await workbench.person("Reader", "researcher");
  });

  const claim = (person: TestPerson, input: object = {}) => execute(claimCandidate, person.caller, input);
  const decide = (person: TestPerson, query: string, candidate: string, judgement: object, version = 0) =>
    execute(decideCandidate, person.caller, { query, candidate, version, judgement });

  it("hands a candidate to one person at a time and tells nothing that the filters said", async () => {
    await storeReferences([
      {
        split: "first",
        candidates: [candidateOf("utility", "c1"), candidateOf("none", "c2"), candidateOf("both", "c3")],
      },
    ]);
    const first = (await claim(ana, { split: "first" }))!;
    const second = (await claim(bo, { split: "first" }))!;
    expect([first, second].map((item) => item.candidate.candidate)).toEqual(["c1", "c3"]);
    expect(await claim(reader, {}).catch((error: { code: string }) => error.code)).toBe("forbidden");
    expect(JSON.stringify([first, second])).not.toMatch(/utility|consisten|judge-model|Available/i);
    // Asked again, everybody has what they had; nothing is left to hold beside it.
    expect((await claim(ana, { split: "first" }))!.candidate.candidate).toBe("c1");
    const held = { query: first.query_id, candidate: "c1" };
    expect(await claim(ana, { split: "first", holding: [held] })).toBeNull();

    const done = await decide(ana, first.query_id, "c1", keep);
    expect(done.item.candidate.revealed).toMatchObject({ branch: "utility" });
    const shown = await execute(showQuery, reader.caller, { id: first.query_id });
    expect(shown.candidates.map(({ revealed }) => revealed?.branch ?? null)).toEqual(["utility", null, null]);
    expect(shown.references.map(({ id }) => id)).toEqual(["r0", "c1"]);
  });

  it("never gives one candidate to two of fifty claims at once", async () => {
    const candidates = Array.from({ length: 20 }, (_, n) => candidateOf("consistency", `c${n}`));
    await storeReferences([
      { split: "crowd", candidates },
      { split: "crowd", candidates },
    ]);
    const people = [];
    for (let n = 0; n < 50; n++) people.push(await workbench.person(`crowd${n}`, "lead"));
    const items = await Promise.all(people.map((person) => claim(person, { split: "crowd" })));
    const keys = items.flatMap((item) => (item ? [`${item.query_id} ${item.candidate.candidate}`] : []));
    expect(keys).toHaveLength(40);
    expect(new Set(keys).size).toBe(40);
  });

  it("goes on behind what is put aside with a reason that others can read, and comes back to it", async () => {
    const [query] = await storeReferences([
      { split: "aside", candidates: ["a", "b", "c"].map((id) => candidateOf("both", id)) },
    ]);
    const next = async (input: object) =>
      (await claim(ana, { split: "aside", ...input }))?.candidate.candidate;
    const key = (candidate: string) => ({ query: query!, candidate });
    const remarks = () => execute(listCandidateRemarks, bo.caller, { query: query! });
    expect(await next({})).toBe("a");
    await execute(putCandidateAside, ana.caller, { ...key("a"), reason: "cut off" });
    expect(await remarks()).toMatchObject([
      { candidate: "a", kind: "aside", reason: "cut off", actor_id: ana.id },
    ]);
    expect(await next({ after: key("a") })).toBe("b");
    expect(await next({ holding: [key("b")] })).toBe("c");
    expect(await next({ holding: [key("b"), key("c")] })).toBe("a");
    await decide(ana, query!, "a", keep);
    expect(await remarks()).toEqual([]);
    await expect(execute(putCandidateAside, ana.caller, { ...key("b"), reason: " " })).rejects.toMatchObject({
      code: "invalid",
    });
  });

  it("keeps a flag until a lead resolves it, whatever is decided", async () => {
    const [query] = await storeReferences([{ split: "flag", candidates: [candidateOf("both", "c")] }]);
    const key = { query: query!, candidate: "c" };
    const flags = async () =>
      (await execute(listCandidateRemarks, bo.caller, {})).filter(({ kind }) => kind === "flag");
    await execute(flagCandidate, ana.caller, { ...key, reason: "a phone number" });
    await execute(flagCandidate, ana.caller, { ...key, reason: "two phone numbers" });
    await claim(ana, { split: "flag" });
    await decide(ana, query!, "c", keep);
    expect(await flags()).toMatchObject([{ query_id: query, reason: "two phone numbers", actor_id: ana.id }]);
    await execute(resolveCandidateFlag, bo.caller, { ...key, person: ana.id });
    expect(await flags()).toEqual([]);
    await expect(execute(resolveCandidateFlag, bo.caller, { ...key, person: ana.id })).rejects.toMatchObject({
      code: "not_found",
    });
    await execute(flagCandidate, ana.caller, { ...key, reason: "a third one" });
    expect(await flags()).toMatchObject([{ reason: "a third one" }]);
    await expect(
      execute(flagCandidate, ana.caller, { ...key, candidate: "gone", reason: "x" }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("stores a decision once however often it is sent, and refuses one that is out of date", async () => {
    const [query] = await storeReferences([{ split: "twice", candidates: [candidateOf("both", "c")] }]);
    await claim(ana, { split: "twice" });
    await expect(decide(bo, query!, "c", keep)).rejects.toMatchObject({ code: "stale" });
    await expect(decide(ana, query!, "c", { decision: "reject" })).rejects.toMatchObject({
      code: "invalid",
    });
    const sent = await Promise.all([decide(ana, query!, "c", reject), decide(ana, query!, "c", reject)]);
    expect(sent.map(({ again }) => again).sort()).toEqual([false, true]);
    expect(sent[0].item.candidate.version).toBe(1);
    await expect(decide(ana, query!, "c", keep)).rejects.toMatchObject({ code: "stale" });
    const changed = await decide(ana, query!, "c", keep, 1);
    expect(changed).toMatchObject({ before: "reject", item: { candidate: { version: 2 } } });
    const { entries } = await execute(listAuditLog, workbench.operator, { verb: "decide-candidate" });
    expect(entries.slice(0, 2).map(({ summary }) => summary)).toMatchObject([
      { version: 2, before: "reject", decision: "keep" },
      { version: 1, before: null, decision: "reject", reason: "technically_wrong" },
    ]);
  });

  it("takes any text as a comment, and refuses what no stored text can be as a filter", async () => {
    const [query] = await storeReferences([{ split: "odd", candidates: [candidateOf("both", "c")] }]);
    await claim(ana, { split: "odd" });
    const note = "a\u0000b \ud800";
    const twice = [1, 2].map(() => decide(ana, query!, "c", { ...reject, note }));
    expect((await Promise.all(twice)).map(({ again }) => again).sort()).toEqual([false, true]);
    const shown = await execute(showQuery, reader.caller, { id: query! });
    expect(shown.candidates[0]!.decision!.note).toBe("a\u2400b \ufffd");
    for (const split of ["\0", "\ud800"])
      await expect(execute(listQueries, reader.caller, { split })).rejects.toMatchObject({ code: "invalid" });
  });

  it("takes a late decision when nobody else has the candidate meanwhile", async () => {
    const [query] = await storeReferences([{ split: "late", candidates: [candidateOf("both", "c")] }]);
    await claim(ana, { split: "late" });
    await owner().$executeRawUnsafe(
      `update reference_candidate set lease_until = now() - interval '1 second' where query_id = $1::uuid`,
      query,
    );
    expect((await decide(ana, query!, "c", keep)).again).toBe(false);
  });

  it("undoes as one more version, and hands the candidate back to who undid", async () => {
    const [query] = await storeReferences([{ split: "undo", candidates: [candidateOf("both", "c")] }]);
    await claim(ana, { split: "undo" });
    await decide(ana, query!, "c", keep);
    const undo = (person: TestPerson, version: number) =>
      execute(undoDecision, person.caller, { query: query!, candidate: "c", version });
    await expect(undo(bo, 1)).rejects.toMatchObject({ code: "stale" });
    const { item } = await undo(ana, 1);
    expect(item.candidate).toMatchObject({ version: 2, decision: null, revealed: null });
    expect((await undo(ana, 1)).again).toBe(true);
    expect(await claim(bo, { split: "undo" })).toBeNull();
    expect((await claim(ana, { split: "undo" }))!.candidate.version).toBe(2);
    await decide(ana, query!, "c", reject, 2);
    const rows = await owner().$queryRawUnsafe<{ decision: string }[]>(
      `select decision from audit_decision where query_id = $1::uuid order by version`,
      query,
    );
    expect(rows.map(({ decision }) => decision)).toEqual(["keep", "withdrawn", "reject"]);
  });

  it("asks a second person about what the first is unsure of, blind again", async () => {
    const [query] = await storeReferences([{ split: "unsure", candidates: [candidateOf("both", "c")] }]);
    await claim(ana, { split: "unsure" });
    await decide(ana, query!, "c", { decision: "unsure", reason: "off_the_query", note: "hm" });
    expect(await claim(ana, { split: "unsure" })).toBeNull();
    const item = (await claim(bo, { split: "unsure" }))!;
    expect(item.candidate).toMatchObject({ version: 1, decision: null, revealed: null });
    await decide(bo, query!, "c", keep, 1);
    const { queries } = await execute(listQueries, reader.caller, { split: "unsure", state: "done" });
    expect(queries).toMatchObject([{ id: query, kept: 1, unsure: 0, open: 0 }]);
  });

  it("lists by split, domain, branch and state, page after page", async () => {
    const ids = await storeReferences(
      Array.from({ length: 205 }, (_, n) => ({
        split: "long",
        domain: n % 2 ? "retail" : "airline",
        candidates: [candidateOf(n % 5 ? "utility" : "both", "c")],
      })),
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: { queries: { id: string }[]; next: string | null } = await execute(
        listQueries,
        reader.caller,
        { split: "long", after },
      );
      seen.push(...page.queries.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(seen).toEqual(ids);
    const count = async (filter: object) =>
      (await execute(listQueries, reader.caller, { split: "long", ...filter })).queries.length;
    expect(await count({ branch: "both" })).toBe(41);
    expect(await count({ branch: "both", domain: "retail" })).toBe(20);
    expect(await count({ state: "done" })).toBe(0);
    expect(await count({ branch: "none" })).toBe(0);
  });

  it("reports the precision of each branch as published", async () => {
    await workbench.addProject("published");
    const many = (branch: "consistency" | "utility", kept: number, rejected: number) =>
      Array.from({ length: kept + rejected }, (_, n) => ({
        candidates: [candidateOf(branch, n < kept ? "keep" : "reject")],
      }));
    await storeReferences([...many("consistency", 577, 37), ...many("utility", 398, 76)], "published");
    // The audit itself is shown above; here only its sums matter.
    await owner().$executeRawUnsafe(
      `update reference_candidate c set decision = candidate from project p where p.id = c.project_id and p.slug = 'published'`,
    );
    const progress = await execute(
      showAuditProgress,
      { kind: "operator", name: "test", project: "published" },
      {},
    );
    const said = Object.fromEntries(
      progress.groups.map(({ group, precision }) => [group, precision && (precision * 100).toFixed(2)]),
    );
    expect(said).toEqual({
      consistency: "93.97",
      utility: "83.97",
      consistency_only: "93.97",
      utility_only: "83.97",
      both: null,
    });
    expect(progress).toMatchObject({ queries: 1088, candidates: 1088, decided: 1088, kept: 975 });
  });
});
