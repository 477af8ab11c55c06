import { gzipSync } from "node:zlib";
import { OTLPTraceExporter as JsonExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter as ProtobufExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pool } from "@/lib/db/client";
import { assembleSpans, createToken, listLive, readTrajectorySteps } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { runAgent } from "@/tests/agent";
import { serve, type Served } from "@/tests/serve";
import { chatSpan, request } from "@/tests/spans";
import { withWorkbench } from "@/tests/workbench";
import { receiveTraces } from "./otlp";
import { encodeFailure } from "./otlp-protobuf";

const workbench = withWorkbench();
const { operator } = workbench;

let served: Served;
let token = "";
let url = "";
beforeAll(async () => {
  served = await serve(receiveTraces);
  url = `${served.address}/api/v1/otlp/v1/traces`;
  const { caller } = await workbench.person("Lena", "lead");
  ({ token } = await execute(createToken, caller, { name: "collector", scopes: ["ingest"] }));
});
afterAll(() => served.close());

const headersOf = (given: string) => ({ authorization: `Bearer ${given}` });

describe("the door of traces", () => {
  it.each([
    ["JSON", () => new JsonExporter({ url, headers: headersOf(token) })],
    ["JSON, gzip", () => new JsonExporter({ url, headers: headersOf(token), compression: "gzip" as never })],
    ["protobuf", () => new ProtobufExporter({ url, headers: headersOf(token) })],
  ])("takes what a real SDK exports as %s", async (name, exporter) => {
    await runAgent(exporter(), `talk by ${name}`);
    await execute(assembleSpans, operator, {});
    const { conversations } = await execute(listLive, operator, {});
    const found = conversations.find(({ external_id }) => external_id === `talk by ${name}`)!;
    expect(found).toMatchObject({ spans: 3, state: "growing", preview: "Will it rain in Oslo?" });
    const steps = await execute(readTrajectorySteps, operator, { id: found.trajectory_id!, first: 0 });
    expect(
      steps.map(({ actor, text, call, result }) => text ?? call?.name ?? `${actor}: ${result?.text}`),
    ).toEqual(["Will it rain in Oslo?", "weather", "environment: wet", "Yes."]);
  });

  const post = (body: BodyInit, more: Record<string, string> = {}, key = token): Promise<Response> =>
    fetch(url, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...(key ? headersOf(key) : {}), ...more },
    });
  const words = async (response: Response) => ({
    status: response.status,
    ...((await response.json()) as { message?: string; partialSuccess?: unknown }),
  });
  const span = chatSpan({ trace: 9, span: 9, at: 0, said: [["user", "hello"]], answer: "hi" });

  it("answers {} when everything was taken, and says which spans weren't and why", async () => {
    expect(await words(await post(request(span)))).toEqual({ status: 200 });
    expect(await words(await post("{}"))).toEqual({ status: 200 });
    expect(await words(await post(request(span, { ...span, spanId: "zz" }, 5)))).toEqual({
      status: 200,
      partialSuccess: {
        rejectedSpans: "2",
        errorMessage: "1 × spanId is 16 hexadecimal digits, not all 0; 1 × a span is an object",
      },
    });
  });

  it("is closed without a token that may send spans, and takes in nothing then", async () => {
    const { caller } = await workbench.person("Mara", "lead");
    const { token: reader } = await execute(createToken, caller, { name: "reader", scopes: ["read"] });
    const endless = { cancelled: false };
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1 << 16)),
      cancel: () => void (endless.cancelled = true),
    });
    const refused = await receiveTraces(
      new Request(url, {
        method: "POST",
        headers: { "content-type": "application/json", ...headersOf(reader) },
        body,
        duplex: "half",
      } as RequestInit),
    );
    expect(refused.status).toBe(403);
    expect(await words(await post(request(span), {}, ""))).toMatchObject({
      status: 401,
      message: expect.stringContaining("OTEL_EXPORTER_OTLP_HEADERS"),
    });
    expect((await post(request(span), {}, "assay_wrong")).status).toBe(401);
    const cookie = await post(request(span), { cookie: "next-auth.session-token=x" }, "");
    expect(cookie.status).toBe(401);
  });

  it("refuses what it can't read, in the sender's own encoding", async () => {
    expect(await words(await post("{"))).toMatchObject({ status: 400 });
    expect(await words(await post(new Uint8Array([0xff, 0xfe])))).toMatchObject({ status: 400 });
    expect(await words(await post("x", { "content-encoding": "gzip" }))).toMatchObject({ status: 400 });
    expect(await words(await post("x", { "content-encoding": "zstd" }))).toMatchObject({ status: 415 });
    expect(await words(await post("x", { "content-type": "text/plain" }))).toMatchObject({
      status: 415,
      message: expect.stringContaining("OTEL_EXPORTER_OTLP_PROTOCOL"),
    });
    const failed = await post("not protobuf", { "content-type": "application/x-protobuf" });
    expect(failed.status).toBe(400);
    expect(failed.headers.get("content-type")).toBe("application/x-protobuf");
    expect(Buffer.from(await failed.arrayBuffer())).toEqual(
      Buffer.from(encodeFailure("The request is no ExportTraceServiceRequest.")),
    );
  });

  it("counts the unpacked bytes of a request: a bomb is refused and nothing of it is kept", async () => {
    const before = (await pool().query(`select count(*)::int as n from live_span`)).rows[0];
    const bomb = gzipSync(Buffer.alloc(65 * 2 ** 20, " "));
    expect(bomb.length).toBeLessThan(2 ** 17);
    expect((await post(bomb, { "content-encoding": "gzip" })).status).toBe(413);
    expect((await pool().query(`select count(*)::int as n from live_span`)).rows[0]).toEqual(before);
  });

  it("asks to come back when the database is away or too much waits, so that nothing is lost", async () => {
    await pool().query(
      `insert into live_span (project_id, trace_id, span_id, hash, line)
       select project_id, trace_id, span_id, n::text, '{}' from (select * from live_span limit 1) s, generate_series(1, 200001) n`,
    );
    const refused = await post(request(span));
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await pool().query(`delete from live_span`);
  });
});
