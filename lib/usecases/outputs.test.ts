import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import * as usecases from ".";
import { analyseAll, importBytes } from "@/tests/imported";
import { withWorkbench } from "@/tests/workbench";
import { execute, type Caller, type DatabaseKind, type Usecase } from "./usecase";

const workbench = withWorkbench();
const { operator } = workbench;

const runs = Array.from({ length: 6 }, (_, n) =>
  JSON.stringify({
    id: `run-${n}`,
    messages: [
      { role: "user", content: `Where is order ${n}?` },
      {
        role: "assistant",
        content: null,
        tool_calls: [{ id: "c", type: "function", function: { name: "find", arguments: "{}" } }],
      },
      { role: "tool", tool_call_id: "c", content: "Error: no such order" },
      { role: "assistant", content: "I can't find it." },
    ],
  }),
);

describe("answers are what the API says of them, no member more or less", () => {
  let caller: Caller;
  const ids = { import_id: "", trajectory: "", study: "" };
  beforeAll(async () => {
    ({ caller } = await workbench.person("Lena", "lead"));
    ids.import_id = (await importBytes(operator, [...runs, "{"].join("\n"))).id;
    await analyseAll(operator);
    ids.trajectory = (await execute(usecases.listTrajectories, caller, {})).rows[0]!.id;
    ids.study = (
      await execute(usecases.createStudy, caller, {
        name: "Round 1",
        samplers: [{ sampler: "random", size: 3 }],
        seed: "outputs",
        label_schema: { id: "trajectory-review", version: 1 },
      })
    ).id;
  });

  const inputs: [Usecase<z.ZodType, unknown, DatabaseKind>, () => unknown][] = [
    [usecases.importStatus, () => ({ import_id: ids.import_id })],
    [usecases.listImports, () => ({})],
    [usecases.showImport, () => ({ import_id: ids.import_id })],
    [usecases.startImport, () => ({ file_name: "a.jsonl" })],
    [usecases.finishUpload, () => ({ import_id: ids.import_id, bytes: 1, sha256: "0".repeat(64) })],
    [usecases.listTrajectories, () => ({ limit: 2 })],
    [usecases.showTrajectory, () => ({ id: ids.trajectory })],
    [usecases.readTrajectorySteps, () => ({ id: ids.trajectory, first: 0 })],
    [usecases.listStudies, () => ({})],
    [usecases.showStudyReport, () => ({ study: ids.study })],
    [usecases.createExport, () => ({ what: ["trajectories"], formats: ["jsonl"] })],
  ] as [Usecase<z.ZodType, unknown, DatabaseKind>, () => unknown][];

  it.each(inputs.map(([verb, input]) => [verb.name, verb, input] as const))("%s", async (_, verb, input) => {
    const answer = await execute(verb, caller, input());
    expect(verb.output!.parse(answer)).toEqual(answer);
  });

  it("all that are described are held against it", () => {
    const described = (Object.values(usecases) as Usecase<z.ZodType, unknown, DatabaseKind>[])
      .filter(({ output }) => output)
      .map(({ name }) => name);
    // Its answer is tried where chunks are.
    const elsewhere = ["put-chunk"];
    expect(described.filter((name) => !elsewhere.includes(name)).sort()).toEqual(
      inputs.map(([{ name }]) => name).sort(),
    );
  });
});
