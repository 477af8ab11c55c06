import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { analyzeRows } from "../analyze";
import { caseSets } from "../development/sets";
import { firedOn } from "../development/score";
import { signalsOf } from "../report";
import { leafOf, leaves, type SignalType } from "../schema";
import { detectors } from ".";

interface Row {
  from: string;
  value: string;
}

const say = (...texts: string[]): Row[] => texts.map((value) => ({ from: "human", value }));
const call = (name: string, args: unknown): Row => ({
  from: "function_call",
  value: JSON.stringify({ name, arguments: args }),
});
const answer = (value: string): Row => ({ from: "observation", value });

/** A firing and a silent conversation for the leaves that look at more than one message. */
const conversations: Partial<Record<SignalType, { fires: Row[]; silent: Row[] }>> = {
  "interaction.stagnation.dragging": {
    fires: say(..."abcdefghij"),
    silent: say(..."abcdefghi"),
  },
  "interaction.stagnation.repetition": {
    fires: say("where is the parcel I sent to my aunt", "where is the parcel I sent to my aunt"),
    silent: say("where is the parcel I sent to my aunt", "how do I send another one to my uncle"),
  },
  "execution.loops.retry": {
    fires: [1, 2, 3].flatMap(() => [call("load", { id: 7 }), answer("Error: locked")]),
    silent: [1, 2].flatMap(() => [call("load", { id: 7 }), answer("Error: locked")]),
  },
  "execution.loops.parameter_drift": {
    fires: [1, 2, 3].flatMap((seats) => [call("book", { seats }), answer("Error: not enough seats")]),
    silent: [1, 2, 3].flatMap((id) => [
      call("read", { id }),
      answer(`{"id": ${id}, "name": "record ${id}"}`),
    ]),
  },
  "execution.loops.oscillation": {
    fires: [1, 2, 3].flatMap(() => [
      call("open", { id: 7 }),
      answer("opened the folder with the invoices of March"),
      call("close", { id: 7 }),
      answer("closed the folder with the invoices of March"),
    ]),
    silent: [1, 2, 3].flatMap((id) => [
      call("open", { id }),
      answer(`opened folder ${id}`),
      call("close", { id }),
      answer(`closed folder ${id}`),
    ]),
  },
};

const cases = Object.values(caseSets).flat();
const firesOn = (type: SignalType, rows: Row[]): boolean =>
  signalsOf(analyzeRows(rows)).some((signal) => signal.signal_type === type);

describe("the shelf of detectors", () => {
  it("holds one detector for each of the 25 leaves, in the order of their ids", () => {
    expect(leaves).toHaveLength(25);
    expect(leaves.map((leaf) => leaf.id)).toEqual([...leaves.keys()]);
    expect(detectors.map((detector) => detector.type)).toEqual(leaves.map((leaf) => leaf.type));
  });

  it.each(leaves.map((leaf) => [leaf.type, leaf] as const))(
    "%s lies in a file named after it",
    (_type, leaf) => {
      const file = path.join(import.meta.dirname, leaf.category, `${leaf.name}.ts`);
      expect(existsSync(file)).toBe(true);
    },
  );

  it.each(leaves.map((leaf) => [leaf.type] as const))("%s has a firing and a silent case", (type) => {
    const own = conversations[type];
    if (own) {
      expect(firesOn(type, own.fires)).toBe(true);
      expect(firesOn(type, own.silent)).toBe(false);
      return;
    }
    const { name } = leafOf(type);
    const firing = cases.filter((item) => item.leaves.includes(name));
    const silent = cases.filter((item) => item.leaves.length === 0);
    expect(firing.length).toBeGreaterThan(5);
    expect(firing.some((item) => firedOn(item).has(name))).toBe(true);
    expect(silent.some((item) => !firedOn(item).has(name))).toBe(true);
  });
});
