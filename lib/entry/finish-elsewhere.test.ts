import { describe, expect, it } from "vitest";
import { writeTrajectory } from "@/lib/db/trajectories-store";
import { noConfig } from "@/lib/signals/config";
import { conversationFromTrajectory } from "@/lib/signals/conversation";
import type { Step } from "@/lib/trajectories/schema";
import { finish, type Unfinished } from "@/lib/usecases/importing/finish";
import { trajectoryOf } from "@/tests/trajectory";
import { withFinishThread } from "./finish-elsewhere";

const step = (i: number, role: Step["role"], text: string): Step => ({
  i,
  message: i,
  turn: 1,
  role,
  // Not what an annotator sees: the thread has to put it together again.
  actor: `${role} of some make`,
  channel: "visible",
  kind: "text",
  text,
});

const unfinished = (said: string): Unfinished => {
  const trajectory = trajectoryOf([
    step(0, "user", said),
    step(1, "assistant", "I am sorry about that."),
    step(2, "user", said),
  ]);
  const { texts } = writeTrajectory(trajectory, "");
  return { texts, config: noConfig, conversation: () => conversationFromTrajectory(trajectory) };
};

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
    const broken = { ...unfinished("Hello."), texts: ["{}", "[null]"] };
    const [done] = await withFinishThread((finisher) => Promise.all([finisher(broken)]));
    expect(done).toMatchObject({ findings: null, bodies: [expect.any(Uint8Array), expect.any(Uint8Array)] });
  });

  it("leaves what is large where it is", async () => {
    const large = unfinished("Hello. ".repeat(2 ** 18));
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
