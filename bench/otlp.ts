/**
 * The door of live spans: `npm run bench:otlp`. A few exporters post OTLP/JSON requests of 512 spans (what the batch
 * processor of an SDK sends) to the built application on loopback; what is answered with 200 is stored. The bound, in
 * the same run: the same rows put into a table like theirs by one INSERT a request. The worker rests meanwhile; how fast it
 * puts the spans together is measured after that. Options: --spans N (40,960), --exporters N (4).
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { openInstallation, type Installation } from "../e2e/faults/installation";
import { ask } from "../e2e/faults/people";
import { build, isBuilt } from "../scripts/build.mjs";
import { chatSpan, request } from "../tests/spans";
import { generator } from "./generated-runs";
import { record } from "./history";
import { quantile } from "./quantile";

const { values } = parseArgs({
  options: { spans: { type: "string", default: "40960" }, exporters: { type: "string", default: "4" } },
});
const spansInRequest = 512;
const requests = Math.ceil(Number(values.spans) / spansInRequest);
const exporters = Number(values.exporters);
const project = "bench";

/** Model calls of one trace, each with all that was said before it, as agents send them. */
const callsInTrace = 8;

function bodyOf(n: number): string {
  const spans = Array.from({ length: spansInRequest }, (_, at) => {
    const span = n * spansInRequest + at;
    const pick = generator(span);
    const say = (): [string, string] => [
      "user",
      `Where is parcel ${pick(1e6)}, sent from depot ${pick(500)}?`,
    ];
    return chatSpan({
      trace: 1 + Math.floor(span / callsInTrace),
      span: 1 + span,
      at: span % callsInTrace,
      said: Array.from({ length: 1 + (span % callsInTrace) }, say),
      answer: `Parcel ${pick(1e6)} is on its way and will be delivered before evening.`,
    });
  });
  return request(...spans);
}

/** Posts all requests, each exporter one after the other. @returns seconds in all and milliseconds of each request */
async function post(address: string, token: string, bodies: readonly string[]) {
  const waiting = [...bodies];
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: exporters }, async () => {
      for (let body = waiting.pop(); body !== undefined; body = waiting.pop()) {
        const from = performance.now();
        const answer = await fetch(address, {
          method: "POST",
          body,
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        });
        const said = await answer.text();
        if (answer.status !== 200 || said !== "{}") throw new Error(`${answer.status}: ${said}`);
        times.push(performance.now() - from);
      }
    }),
  );
  return { seconds: (performance.now() - started) / 1000, times };
}

/** Seconds in which the stored rows go into an empty table of the same form, one committed INSERT a request. */
async function bareInsert(client: pg.Client): Promise<number> {
  const { rows } = await client.query<
    Record<"project_id" | "trace_id" | "span_id" | "hash" | "line", string>
  >(`select project_id::text, trace_id, span_id, hash, line from live_span order by arrived_at`);
  await client.query(`create table bare_span (like live_span including all)`);
  const started = performance.now();
  for (let at = 0; at < rows.length; at += spansInRequest) {
    const part = rows.slice(at, at + spansInRequest);
    await client.query(
      `insert into bare_span (project_id, trace_id, span_id, hash, line)
       select $1::uuid, g.* from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as g(trace_id, span_id, hash, line)`,
      [
        part[0]!.project_id,
        ...(["trace_id", "span_id", "hash", "line"] as const).map((name) => part.map((row) => row[name])),
      ],
    );
  }
  const seconds = (performance.now() - started) / 1000;
  await client.query(`drop table bare_span`);
  return seconds;
}

/** Seconds until the worker has put every waiting span into a trajectory. */
async function assembling(site: Installation, client: pg.Client): Promise<number> {
  const started = performance.now();
  site.worker.start();
  for (;;) {
    const { rows } = await client.query<{ waits: boolean }>(`select exists (select from live_span) as waits`);
    if (!rows[0]!.waits) return (performance.now() - started) / 1000;
    await wait(100);
  }
}

if (!isBuilt()) await build();
const site = await openInstallation();
const client = new pg.Client({ connectionString: site.database.url });
await client.connect();
try {
  await ask(site.admin, null, "create-project", { slug: project, name: "Bench" });
  const { token } = await ask<{ token: string }>(site.admin, project, "create-token", {
    name: "collector",
    scopes: ["ingest"],
  });
  await site.worker.stop();
  const address = `${site.address}/api/v1/otlp/v1/traces`;
  const bodies = Array.from({ length: requests }, (_, n) => bodyOf(n));
  const spans = requests * spansInRequest;
  await post(address, token, bodies.splice(0, exporters)); // the first requests load code
  await client.query(`truncate live_span, live_trace, live_conversation`);
  const posted = await post(address, token, bodies);
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from live_span`);
  const stored = rows[0]!.n;
  if (stored !== spans - exporters * spansInRequest)
    throw new Error(`${stored} of ${spans} spans are stored.`);
  const bare = await bareInsert(client);
  const assembled = await assembling(site, client);
  record("otlp", {
    ratio: posted.seconds / bare,
    spans: stored,
    spans_per_s: stored / posted.seconds,
    bare_spans_per_s: stored / bare,
    request_p50_ms: quantile(posted.times, 0.5),
    request_p99_ms: quantile(posted.times, 0.99),
    assembled_spans_per_s: stored / assembled,
    mb_per_s: bodies.reduce((sum, body) => sum + body.length, 0) / 1e6 / posted.seconds,
  });
} finally {
  await client.end();
  await site.close();
}
