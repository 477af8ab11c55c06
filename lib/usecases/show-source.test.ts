import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { owner, query } from "@/lib/db/client";
import { importBytes } from "@/tests/imported";
import { withWorkbench } from "@/tests/workbench";
import { showSource } from ".";
import { execute } from "./usecase";

const workbench = withWorkbench();
const { operator } = workbench;

async function bytesOf(input: z.input<typeof showSource.input>): Promise<Buffer> {
  const { content } = await execute(showSource, operator, input);
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

const trajectoryOf = async (external_id: string): Promise<string> => {
  const rows = await query(
    owner(),
    z.object({ id: z.string() }),
    `select id::text from trajectory where external_id = $1`,
    external_id,
  );
  return rows[0]!.id;
};

const line = (id: string) =>
  `{"id":"${id}",  "messages":[{"role":"user","content":"say \\u0000 ${id} 你好"}]}`;

describe("show-source", () => {
  it("gives a file and each of its records back byte for byte, over chunk borders", async () => {
    const lines = Array.from({ length: 20 }, (_, i) => line(`plain-${i}`));
    const file = Buffer.from(`${lines.join("\r\n")}\n`);
    const { id } = await importBytes(operator, file, { chunk: 97 });
    expect((await bytesOf({ import_id: id })).equals(file)).toBe(true);
    for (const i of [0, 7, 19])
      expect((await bytesOf({ trajectory_id: await trajectoryOf(`plain-${i}`) })).toString()).toBe(lines[i]);
  });

  it("finds a record in a packed file and gives the file as it was packed", async () => {
    const packed = gzipSync([line("packed-0"), line("packed-1")].join("\n"));
    const { id } = await importBytes(operator, packed, { file_name: "p.jsonl.gz" });
    expect((await bytesOf({ import_id: id })).equals(packed)).toBe(true);
    expect((await bytesOf({ trajectory_id: await trajectoryOf("packed-1") })).toString()).toBe(
      line("packed-1"),
    );
  });

  it("gives a record of a file in UTF-16 in UTF-8, and says so in its name; the file stays as it came", async () => {
    const lines = [line("wide-0"), line("wide-1")];
    const file = Buffer.from(`\ufeff${lines.join("\n")}\n`, "utf16le");
    const { id } = await importBytes(operator, file, { file_name: "wide.jsonl" });
    expect((await bytesOf({ import_id: id })).equals(file)).toBe(true);
    const trajectory_id = await trajectoryOf("wide-1");
    expect((await bytesOf({ trajectory_id })).toString("utf8")).toBe(lines[1]);
    expect((await execute(showSource, operator, { trajectory_id })).file_name).toBe("wide-1.utf-8.txt");
  });

  it("isn't for annotators", async () => {
    const { id } = await importBytes(operator, line("sealed"));
    const annotator = await workbench.person("Ann", "annotator");
    await expect(execute(showSource, annotator.caller, { import_id: id })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});
