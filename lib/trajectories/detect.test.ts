import { describe, it, expect } from "vitest";
import { readText } from "./formats/try-out";

const chat = (text: string) =>
  JSON.stringify({
    messages: [
      { role: "user", content: "q" },
      { role: "assistant", content: text },
    ],
  });
const legacy = JSON.stringify({
  messages: [{ role: "assistant", content: null, function_call: { name: "f", arguments: "{}" } }],
});
const call = '<tool_call>{"name":"f","arguments":{}}</tool_call>';

describe("naming the format of a file", () => {
  it("reads the plain records of a special file as special", async () => {
    const { summary } = await readText([chat(call), chat("plain"), chat("plain"), chat("plain")].join("\n"));
    expect(summary).toMatchObject({ format: "hermes-chatml", formats: { "hermes-chatml": 4 } });
  });

  it("reports a mixture when few records are special", async () => {
    const { summary, items } = await readText(
      [chat(call), ...Array<string>(19).fill(chat("plain"))].join("\n"),
    );
    expect(summary).toMatchObject({ format: "mixed", formats: { "hermes-chatml": 1, "openai-chat": 19 } });
    expect(items[0]).toMatchObject({ kind: "warning", code: "mixed_formats" });
  });

  it("lets the plain format read a dialect that it knows as well", async () => {
    expect((await readText([legacy, chat("x"), chat("y")].join("\n"))).summary.format).toBe("openai-chat");
    expect((await readText(legacy)).summary.format).toBe("openai-chat-legacy-functions");
  });

  it("keeps to what was found when later records look plainer", async () => {
    const { summary } = await readText([...Array<string>(60).fill(chat(call)), chat("plain")].join("\n"));
    expect(summary.formats).toEqual({ "hermes-chatml": 60, "openai-chat": 1 });
  });

  it("follows a person's choice, and refuses a format that does not exist", async () => {
    const { summary, trajectories } = await readText(chat("<answer>x</answer>"), { format: "openai-chat" });
    expect(summary.format).toBe("openai-chat");
    expect(trajectories[0]!.steps[1]!.text).toBe("<answer>x</answer>");
    await expect(readText("{}", { format: "nonsense" })).rejects.toBeInstanceOf(RangeError);
  });

  it("names what a broken file was meant to be", async () => {
    const { summary } = await readText('[{"task_id":0,"reward":1.0,"info":{},"traj":[],}]');
    expect(summary).toMatchObject({ format: "tau-bench", trajectories: 0, rejected: 1, complete: false });
  });
});
