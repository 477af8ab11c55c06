import { describe, expect, it } from "vitest";
import { filterWords } from "./filter-words";
import { loadPoolSearch } from "./pool-search";

const words = (query: string) =>
  filterWords(loadPoolSearch(new URLSearchParams(query))).map(({ subject, value }) => `${subject} ${value}`);

describe("filterWords", () => {
  it.each([
    ["", []],
    ["outcome=failed,unknown", ["Outcome is failed or unknown"]],
    ["any=retry,timeout", ["Leaves any of retry, timeout"]],
    ["none=retry,timeout,quit,dragging", ["Leaves none of 4 leaves"]],
    ["turns=4-", ["User turns 4 or more"]],
    ["turns=-4", ["User turns 4 or fewer"]],
    ["turns=4-4&tools=2-9", ["User turns exactly 4", "Tool calls 2 to 9"]],
    ["severity=2", ["Severity at least moderate"]],
    ["severity=0", []],
    ["domain=a,b,c,d", ["Domain is a, b and 2 more"]],
    ["agent=gpt-4o&month=2026-04", ["Agent is gpt-4o", "Run in 2026-04"]],
    ["q=hello&label=labelled", ["Text has “hello”", "Labels are all in"]],
  ])("%s", (query, expected) => {
    expect(words(query)).toEqual(expected);
  });
});
