import { describe, it, expect } from "vitest";
import { CallBook } from "./call-book";

function book(...calls: (readonly [id: string | null, name: string])[]) {
  const calling = new CallBook();
  calling.beginMessage(0);
  calls.forEach(([id, name], i) => calling.open(id, name, i, ""));
  return calling;
}

describe("binding results to calls", () => {
  it("binds by id whatever the order", () => {
    const calls = book(["a", "f"], ["b", "f"]);
    expect(calls.bind("b", null, 2)).toEqual({ key: "k2", by: "id", warning: null });
    expect(calls.bind("a", null, 3)).toEqual({ key: "k1", by: "id", warning: null });
  });

  it("binds by order when one message uses an id twice", () => {
    const calls = book(["x", "f"], ["x", "f"]);
    expect([calls.bind("x", null, 2), calls.bind("x", null, 3)].map(({ key, by }) => [key, by])).toEqual([
      ["k1", "order"],
      ["k2", "order"],
    ]);
  });

  it("prefers the nearest open call of an id that is used again", () => {
    const calls = book(["x", "f"]);
    calls.beginMessage(2);
    expect(calls.open("x", "f", 1, "")).toEqual({ key: "k2", duplicate: true });
    expect(calls.bind("x", null, 2).key).toBe("k2");
    expect(calls.bind("x", null, 3)).toMatchObject({ key: "k1", warning: null });
    expect(calls.bind("x", null, 4)).toMatchObject({ warning: "second_result" });
  });

  it("binds results without id by name, then by order, within what was called last", () => {
    const calls = book([null, "f"], [null, "g"]);
    expect(calls.bind(null, "g", 2)).toMatchObject({ key: "k2", by: "order" });
    expect(calls.bind(null, "other", 3)).toMatchObject({ key: "k1", by: "order" });
    expect(calls.bind(null, null, 4)).toEqual({ key: null, by: "none", warning: "orphan_result" });
  });

  it("does not give a result with an unknown id to a call that has another", () => {
    expect(book(["a", "f"]).bind("z", "f", 1)).toMatchObject({ key: null, warning: "orphan_result" });
    expect(book([null, "f"]).bind("z", "f", 1)).toMatchObject({ key: "k1", by: "order" });
  });

  it("keeps the two sides of a conversation apart", () => {
    const calls = new CallBook();
    calls.beginMessage(0);
    calls.open(null, "f", 0, "user");
    calls.open(null, "f", 1, "assistant");
    expect(calls.bind(null, null, 2, "assistant").key).toBe("k2");
  });
});
