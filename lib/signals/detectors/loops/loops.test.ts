import { describe, expect, it } from "vitest";
import { analyzeRows } from "../../analyze";

interface Row {
  from: string;
  value: string;
}

const call = (name: string, args: unknown): Row => ({
  from: "function_call",
  value: JSON.stringify({ name, arguments: args }),
});
const answer = (value: string): Row => ({ from: "observation", value });
const loops = (rows: Row[]) =>
  analyzeRows(rows).execution_signals.loops.signals.map(({ signal_type, metadata }) => [
    signal_type.split(".")[2],
    metadata.start_index,
    metadata.end_index,
  ]);

describe("retry", () => {
  const locked = [call("load", { id: 7 }), answer("Error: locked")];

  it("fires on three equal calls that fail", () => {
    expect(loops([...locked, ...locked, ...locked])).toEqual([["retry", 0, 4]]);
  });

  it("isn't broken by one foreign call", () => {
    const think = [call("think", { thought: "hm" }), answer("")];
    expect(loops([...locked, ...think, ...locked, ...locked])).toEqual([["retry", 0, 6]]);
  });

  it("sees through key order, white space and arguments in a string", () => {
    const spellings = [{ a: 1, b: 2 }, { b: 2, a: 1 }, '{"b": 2, "a": 1}'];
    expect(loops(spellings.flatMap((args) => [call("load", args), answer("Error: locked")])).length).toBe(0);
    const texts = ['{"a":1,"b":2}', '{"a": 1, "b": 2}', '{"b":2,"a":1}'];
    expect(loops(texts.flatMap((args) => [call("load", args), answer("Error: locked")]))).toEqual([
      ["retry", 0, 4],
    ]);
  });

  it("is silent when each call brings something new, as paging and polling do", () => {
    const pages = [1, 2, 3, 4].flatMap((page) => [call("next_page", {}), answer(`page ${page} of the list`)]);
    expect(loops(pages)).toEqual([]);
  });

  it("works beyond a hundred rows", () => {
    const talk = Array.from({ length: 150 }, (_, i) => ({ from: "gpt", value: `note ${i}` }));
    expect(loops([...locked, ...locked, ...locked, ...talk])).toEqual([["retry", 0, 4]]);
  });
});

describe("parameter drift", () => {
  it("fires on attempts that fail with changing arguments, across a thought", () => {
    const book = (paid: number) => [call("book", { paid }), answer("Error: payment amount does not add up")];
    const attempts = [
      ...book(299),
      call("think", { thought: "less?" }),
      answer(""),
      ...book(300),
      ...book(301),
    ];
    expect(loops(attempts)).toEqual([["parameter_drift", 0, 6]]);
  });

  it("fires on searches that find nothing", () => {
    const searches = ["red", "blue", "green"].flatMap((colour) => [call("search", { colour }), answer("[]")]);
    expect(loops(searches)).toEqual([["parameter_drift", 0, 4]]);
  });

  it("fires when a query is only reworded", () => {
    const queries = ["flask cors", "flask cors error", "flask cors error fix"];
    const rows = queries.flatMap((query, i) => [
      call("search", { query }),
      answer(`result ${i}: a page about it`),
    ]);
    expect(loops(rows)).toEqual([["parameter_drift", 0, 4]]);
  });

  it("is silent when records are read one by one", () => {
    const reads = ["A1", "B2", "C3", "D4"].flatMap((id) => [
      call("get_order", { id }),
      answer(`{"id":"${id}","total":3}`),
    ]);
    expect(loops(reads)).toEqual([]);
  });

  it("is silent for the same question about different things", () => {
    const towns = ["Rome", "Paris", "Oslo"];
    const rows = towns.flatMap((town) => [
      call("weather", { q: `weather in ${town}` }),
      answer(`${town}: sunny, 20 degrees`),
    ]);
    expect(loops(rows)).toEqual([]);
  });

  it("is silent when changes are acknowledged alike", () => {
    const deletions = [1, 2, 3].flatMap((id) => [
      call("delete_alarm", { id }),
      answer('{"status":"success","message":"The alarm was deleted"}'),
    ]);
    expect(loops(deletions)).toEqual([]);
  });
});

describe("oscillation", () => {
  const round = (names: string[], result: (name: string) => string, args: unknown = { id: 1 }) =>
    names.flatMap((name) => [call(name, args), answer(result(name))]);
  const same = (name: string) => `what ${name} always says about it`;

  it("fires on rounds that bring the same again, of periods up to twelve", () => {
    const pair = ["open", "close"];
    expect(loops([1, 2, 3].flatMap(() => round(pair, same)))).toEqual([["oscillation", 0, 10]]);
    const seven = ["a1", "b1", "c1", "d1", "e1", "f1", "g1"];
    expect(loops([1, 2, 3].flatMap(() => round(seven, same)))).toEqual([["oscillation", 0, 40]]);
  });

  it("isn't broken by one foreign call", () => {
    const rows = [
      ...round(["a1", "b1", "c1"], same),
      ...round(["a1", "b1", "other", "c1"], same),
      ...round(["a1", "b1", "c1"], same),
    ];
    expect(loops(rows)).toEqual([["oscillation", 0, 18]]);
  });

  it("is silent when every round works on another record", () => {
    const rows = [1, 2, 3].flatMap((id) => round(["open", "close"], (name) => `${name} ${id} done`, { id }));
    expect(loops(rows)).toEqual([]);
  });
});

describe("parallel calls", () => {
  it("bind results in the order of the calls", () => {
    const rows = [call("first", {}), call("second", {}), answer("Error: locked"), answer("fine")];
    const [hit] = analyzeRows(rows).execution_signals.failure.signals;
    expect(hit?.metadata).toMatchObject({ tool_name: "first", call_index: 0 });
    const turned = [call("first", {}), call("second", {}), answer("fine"), answer("Error: locked")];
    expect(analyzeRows(turned).execution_signals.failure.signals[0]?.metadata).toMatchObject({
      tool_name: "second",
      call_index: 1,
    });
  });
});
