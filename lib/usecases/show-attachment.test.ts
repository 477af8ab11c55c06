import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { pool } from "@/lib/db/client";
import { importBytes } from "@/tests/imported";
import { withWorkbench } from "@/tests/workbench";
import { listTrajectories, runImport, showAttachment, showSource, showTrajectory } from ".";
import { upload } from "@/tests/imported";
import { execute } from "./usecase";

const workbench = withWorkbench();
const { operator } = workbench;

/** Bytes that look like nothing, the same for the same seed. */
const bytesOf = (seed: number, size: number) =>
  Buffer.from(Uint8Array.from({ length: size }, (_, i) => (i * 31 + seed * 17 + (i >> 8)) % 256));
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const uri = (bytes: Buffer, type = "image/png") => `data:${type};base64,${bytes.toString("base64")}`;

const shot = bytesOf(1, 3_000_000);
const chart = bytesOf(2, 5000);
const line = (id: string, words: string) =>
  JSON.stringify({
    id,
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: words },
          { type: "image_url", image_url: { url: uri(shot) } },
        ],
      },
      {
        role: "assistant",
        content: null,
        tool_calls: [{ id: "c1", type: "function", function: { name: "draw", arguments: "{}" } }],
      },
      { role: "tool", tool_call_id: "c1", content: `{"chart":"${uri(chart)}"}` },
      { role: "assistant", content: `Here it is: ![chart](${uri(chart)}) as you asked.` },
    ],
  });

const read = async (content: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
};

const held = async () =>
  (
    await pool().query<{ sha256: string; media_type: string; bytes: number }>(
      `select sha256, media_type, bytes from attachment where project_id = $1::uuid order by bytes desc`,
      [workbench.project.id],
    )
  ).rows;

describe("attachments", () => {
  const file = `${line("a", "first")}\n${line("b", "second")}\n`;

  it("are stored once by their hash, however often they come", async () => {
    expect(await importBytes(operator, file)).toMatchObject({ stored: 2, rejected: 0, status: "complete" });
    const once = [
      { sha256: hashOf(shot), media_type: "image/png", bytes: shot.length },
      { sha256: hashOf(chart), media_type: "image/png", bytes: chart.length },
    ];
    expect(await held()).toEqual(once);
    await importBytes(operator, `${line("c", "third")}\n`, { source_name: "again" });
    expect(await held()).toEqual(once);
  });

  it("come back byte for byte, as a file of a fixed kind", async () => {
    const { file_name, content } = await execute(showAttachment, operator, { sha256: hashOf(shot) });
    expect(file_name).toBe(`${hashOf(shot).slice(0, 16)}.png`);
    expect(hashOf(await read(content))).toBe(hashOf(shot));
  });

  it("are unknown to another project and to hashes that nobody gave", async () => {
    await workbench.addProject("elsewhere");
    const other = { ...operator, project: "elsewhere" };
    await expect(execute(showAttachment, other, { sha256: hashOf(shot) })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(execute(showAttachment, operator, { sha256: "0".repeat(64) })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("aren't for annotators", async () => {
    const { caller } = await workbench.person("annotator", "annotator");
    await expect(execute(showAttachment, caller, { sha256: hashOf(shot) })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it("stand in steps as placeholders, in texts at their place, and never as data", async () => {
    const { rows } = await execute(listTrajectories, operator, {});
    const { id } = rows.find(({ external_id }) => external_id === "a")!;
    const page = await execute(showTrajectory, operator, { id });
    expect(JSON.stringify(page).length).toBeLessThan(20_000);
    expect(JSON.stringify(page)).not.toContain(";base64,");
    const attachments = page.steps.flatMap(({ attachment }) => attachment ?? []);
    expect(attachments.map(({ bytes }) => bytes)).toEqual([shot.length, chart.length, chart.length]);
    const texts = page.steps.flatMap(({ text }) => text ?? []);
    expect(texts).toContain("Here it is: ![chart](");
    expect(texts).toContain(") as you asked.");
    expect(page.steps.find(({ result }) => result)!.result!.text).toMatch(
      /^\{"chart":"data:image\/png sha256:[0-9a-f]{64} \(5000 bytes\)"\}$/,
    );
  });

  it("leave the record as it was", async () => {
    const { rows } = await execute(listTrajectories, operator, {});
    const { id } = rows.find(({ external_id }) => external_id === "b")!;
    const { content } = await execute(showSource, operator, { trajectory_id: id });
    expect((await read(content)).toString()).toBe(line("b", "second"));
  });

  it("are stored once when two imports bring them at the same time", async () => {
    const bytes = bytesOf(3, 400);
    const one = (id: string) =>
      `${JSON.stringify({ id, messages: [{ role: "user", content: [{ type: "image_url", image_url: { url: uri(bytes) } }] }] })}\n`;
    const uploads = [
      await upload(operator, one("x"), { source_name: "left" }),
      await upload(operator, one("y"), { source_name: "right" }),
    ];
    await Promise.all(uploads.map(({ import_id }) => execute(runImport, operator, { import_id })));
    expect((await held()).filter(({ sha256 }) => sha256 === hashOf(bytes))).toHaveLength(1);
  });
});
