import { describe, expect, it } from "vitest";
import { noConfig } from "@/lib/signals/config";
import { conversationFromRows } from "@/lib/signals/conversation";
import { finish, type Unfinished } from "@/lib/usecases/importing/finish";
import { withFinishThread } from "./finish-elsewhere";

const unfinished = (said: string, text = `{"said":"${said}"}`): Unfinished => ({
  conversation: conversationFromRows([
    { from: "human", value: said },
    { from: "gpt", value: "I am sorry about that." },
    { from: "human", value: said },
  ]),
  config: noConfig,
  texts: [text, "[]"],
});

/** Buffers arrive as plain bytes. */
const plain = ({ findings, bodies }: ReturnType<typeof finish>) => ({
  findings: findings && { ...findings, report: Array.from(findings.report) },
  bodies: bodies.map((body) => Array.from(body)),
});

describe("a thread that finishes trajectories", () => {
  it("makes of each what this thread makes of it, in the order in which they were given", async () => {
    const given = Array.from({ length: 40 }, (_, n) => unfinished(`This is wrong, number ${n}. 🙂`));
    const done = await withFinishThread((finisher) => Promise.all(given.map(finisher)));
    expect(done.map(plain)).toEqual(given.map((one) => plain(finish(one))));
    expect(done[0]!.findings!.leaves).not.toEqual([]);
  });

  it("gives no findings for what the rules stumble over, and its bodies all the same", async () => {
    const broken = { ...unfinished("Hello."), conversation: { rows: [null], warnings: [] } };
    const [done] = await withFinishThread((finisher) => Promise.all([finisher(broken as never)]));
    expect(done).toMatchObject({ findings: null, bodies: [expect.any(Uint8Array), expect.any(Uint8Array)] });
  });

  it("leaves what is large where it is", async () => {
    const large = unfinished("Hello.", "x".repeat(2 ** 21));
    const done = await withFinishThread((finisher) => finisher(large));
    expect(done.bodies[0]).toBeInstanceOf(Buffer);
  });

  it("is started again after the last import that used it has ended", async () => {
    for (const said of ["one", "two"]) {
      const done = await withFinishThread((finisher) => finisher(unfinished(said)));
      expect(plain(done)).toEqual(plain(finish(unfinished(said))));
    }
  });
});
