import { createHash, randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import { ask } from "./people";
import type { Installation } from "./installation";

/** A conversation of some turns with tool calls; the same number gives the same text. */
function conversation(n: number, turns: number): object {
  const messages = Array.from({ length: turns }, (_, turn) => [
    {
      role: "user",
      content: `Question ${turn} of run ${n}: where is parcel F-${n}-${turn}? ${"Please. ".repeat(n % 7)}`,
    },
    {
      role: "assistant",
      content: null,
      tool_calls: [
        {
          id: `call-${n}-${turn}`,
          type: "function",
          function: { name: "track_parcel", arguments: JSON.stringify({ parcel: `F-${n}-${turn}` }) },
        },
      ],
    },
    {
      role: "tool",
      tool_call_id: `call-${n}-${turn}`,
      content: JSON.stringify({ parcel: n, status: "lost" }),
    },
    { role: "assistant", content: `Parcel F-${n}-${turn} was last seen in York.` },
  ]).flat();
  return { id: `run-${n}`, domain: "retail", messages };
}

/** Lines of JSON: `count` runs, of which some are given twice and some lines can't be read. */
export function generateRuns(count: number, turns = 2): { text: string; twice: number; broken: number } {
  const lines: string[] = [];
  let [twice, broken] = [0, 0];
  for (let n = 0; n < count; n++) {
    const line = JSON.stringify(conversation(n, turns));
    lines.push(line);
    if (n % 97 === 96) twice += lines.push(line) > 0 ? 1 : 0;
    if (n % 211 === 210) broken += lines.push(`{"id": "broken-${n}", "messages": [`) > 0 ? 1 : 0;
  }
  return { text: `${lines.join("\n")}\n`, twice, broken };
}

/** An import as `import-status` tells of it. */
export interface ImportState {
  status: "uploading" | "waiting" | "running" | "complete" | "partial" | "failed" | "cancelled";
  stored: number;
  existing: number;
  rejected: number;
  next_chunk: number;
  message: string | null;
}

/** An upload in progress, which goes on from wherever the server says. */
export class Upload {
  private constructor(
    private readonly api: APIRequestContext,
    private readonly project: string,
    private readonly bytes: Buffer,
    private readonly chunk: number,
    readonly import_id: string,
    private readonly upload_id: string,
  ) {}

  static async begin(
    api: APIRequestContext,
    project: string,
    text: string,
    chunk = 1 << 20,
  ): Promise<Upload> {
    const { import_id, upload_id } = await ask<{ import_id: string; upload_id: string }>(
      api,
      project,
      "start-import",
      { file_name: "runs.jsonl" },
    );
    return new Upload(api, project, Buffer.from(text), chunk, import_id, upload_id);
  }

  get chunks(): number {
    return Math.ceil(this.bytes.length / this.chunk);
  }

  async send(n: number): Promise<void> {
    const response = await this.api.put(`/api/v1/p/${this.project}/uploads/${this.upload_id}/${n}`, {
      data: this.bytes.subarray(n * this.chunk, (n + 1) * this.chunk),
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/octet-stream" },
    });
    expect(response.ok(), await response.text()).toBe(true);
  }

  /** Sends what is missing and closes the upload; the worker takes it from here. */
  async finish(): Promise<void> {
    for (let n = (await this.state()).next_chunk; n < this.chunks; n++) await this.send(n);
    await ask(this.api, this.project, "finish-upload", {
      import_id: this.import_id,
      bytes: this.bytes.length,
      sha256: createHash("sha256").update(this.bytes).digest("hex"),
    });
  }

  state = (): Promise<ImportState> =>
    ask<ImportState>(this.api, this.project, "import-status", { import_id: this.import_id });

  /** Waits until the import has ended. */
  async ended(timeout = 60_000): Promise<ImportState> {
    await expect
      .poll(async () => (await this.state()).status, { timeout, intervals: [100] })
      .toMatch(/complete|partial|failed|cancelled/);
    return this.state();
  }

  /** Waits until this share of the records is stored. */
  async reached(records: number): Promise<void> {
    await expect
      .poll(async () => (await this.state()).stored, { timeout: 30_000, intervals: [10] })
      .toBeGreaterThan(records);
  }
}

/** An empty project of a test's own. */
export async function makeProject(site: Installation): Promise<string> {
  const slug = `faults-${randomUUID().slice(0, 8)}`;
  await ask(site.admin, null, "create-project", { slug, name: `Project ${slug}` });
  return slug;
}

/** Runs in one open queue; returns its id. */
export async function makeQueue(
  site: Installation,
  project: string,
  settings: { runs: number; k: number },
): Promise<string> {
  const upload = await Upload.begin(site.admin, project, generateRuns(settings.runs).text);
  await upload.finish();
  await upload.ended();
  const queue = await ask<{ id: string }>(site.admin, project, "create-queue", {
    name: "Parcels",
    k: settings.k,
    filter: {},
  });
  return queue.id;
}
