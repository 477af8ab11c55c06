import { describe, expect, it } from "vitest";
import { PoolFilter } from "@/lib/queues/pool-filter";
import { leaves } from "@/lib/signals/schema";
import { filterOf, loadPoolSearch, poolAddress } from "./pool-search";

const read = (query: string) => loadPoolSearch(new URLSearchParams(query));

describe("the table's address", () => {
  it("says every leaf by a name of its own", () => {
    expect(new Set(leaves.map(({ name }) => name)).size).toBe(leaves.length);
  });

  it("reads back what it wrote", () => {
    const search = {
      ...read(""),
      q: "a, b & c",
      domain: ["air,line", "云工单"],
      any: ["execution.loops.retry" as const, "environment.exhaustion.timeout" as const],
      agent: ["model-a, v2"],
      tag: ["look again"],
      turns: { min: 4, max: null },
      after: { value: 0.65, id: "01990000-0000-7000-8000-000000000000" },
    };
    const [, query] = poolAddress("lab", search).split("?");
    expect(read(query!)).toEqual(search);
    expect(query).toContain("any=retry,timeout");
  });

  it.each([
    "turns=x",
    "turns=-",
    "after=1~not-an-id",
    "severity=99",
    "priority=7",
    "any=nothing,retry",
    "import=1",
    `q=${"x".repeat(500)}`,
    `agent=${"x".repeat(501)}`,
    `tag=,%20,${"x".repeat(90)},a%0Ab,good`,
    "outcome=great",
    "turns=9999999-",
    "month=2026,soon,2026-04",
    `agent=${"x".repeat(900)}`,
  ])("makes a filter of whatever stands there: %s", (query) => {
    expect(PoolFilter.safeParse(filterOf(read(query))).success).toBe(true);
  });
});
