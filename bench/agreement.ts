/**
 * Agreement of a million items of three people: `npm run bench:agreement`. The bound is reading the counts, per item how
 * many chose each category, from PostgreSQL; beside it the time from the question to all its coefficients with intervals.
 * Both are measured in turn on the same table. `ITEMS` asks for another number of items.
 */
import { performance } from "node:perf_hooks";
import pg from "pg";
import { questionAgreement } from "@/lib/annotations/agreement";
import { trajectoryReview } from "@/lib/annotations/presets/trajectory-review";
import { questionRatings } from "@/lib/annotations/ratings";
import { openProjectDb } from "@/lib/db";
import { closeDatabase, owner } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { ratedQuestions } from "@/lib/usecases/show-agreement";
import { copyDatabase, openTestServer } from "../scripts/test-server.mjs";
import { record } from "./history";

const items = Number(process.env.ITEMS ?? 1_000_000);
const rounds = 5;
const [question] = trajectoryReview.questions;
const project_id = newId();
const queue_id = newId();

/** Labels of twelve people, three an item. Rows of items and places are left out: agreement doesn't read them. */
async function fill(client: pg.Client): Promise<void> {
  await client.query("set session_replication_role = replica");
  await client.query(
    `insert into annotation (project_id, queue_id, item, ordinal, annotator_id, fence, answers, evidence, comment, active_ms)
     select $1::uuid, $2::uuid, i, o, md5(((i + 5 * o + i / 7) % 12)::text)::uuid, 1,
       jsonb_build_object(
         'informative', case when hashint4(i) % 10 < 6 then case when hashint4(i * 4 + o) % 10 < 8 then 'yes' else 'no' end
                             else case when hashint4(i * 4 + o) % 10 < 3 then 'yes' else 'no' end end,
         'reason', (array['action','conversation','external','exemplar','none','other'])[1 + abs(hashint4(i + o / 3)) % 6],
         'strategy', 'tool_execute'), '[]', '', 30000
     from generate_series(1, $3::int) i, generate_series(1, 3) o`,
    [project_id, queue_id, items],
  );
  await client.query("vacuum analyze annotation");
}

const counts = `select item, count(*) filter (where answers ->> 'informative' = 'yes')::int as yes,
    count(*) filter (where answers ->> 'informative' = 'no')::int as no
  from annotation where project_id = $1::uuid and queue_id = $2::uuid group by item`;

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

const server = await openTestServer();
const database = await copyDatabase(server.template);
process.env.DATABASE_URL = database.url;
const client = new pg.Client({ connectionString: database.url });
try {
  await client.connect();
  await fill(client);
  const db = openProjectDb({ tx: owner(), project_id });
  const queue = { id: queue_id, k: 3, item_count: items };
  const figures = async () => {
    const rows = await db.agreement.likeItems(queue_id, question!, null, "alike");
    return questionAgreement(questionRatings(trajectoryReview, question!, rows, 3));
  };
  const reading: number[] = [];
  const computing: number[] = [];
  for (let round = 0; round < rounds; round++) {
    reading.push(await seconds(() => client.query(counts, [project_id, queue_id])));
    computing.push(await seconds(figures));
  }
  const { fleiss_kappa, gwet_ac, n_items } = await figures();
  const all = await seconds(() => ratedQuestions(db, queue, trajectoryReview, "alike"));
  const [bound, own] = [median(reading), median(computing)];
  console.log(`${n_items} items: kappa ${fleiss_kappa.value?.toFixed(4)}, AC1 ${gwet_ac.value?.toFixed(4)}`);
  record("agreement", {
    ratio_to_reading_counts: own / bound,
    reading_s: bound,
    computing_s: own,
    all_questions_s: all,
    items,
  });
} finally {
  await client.end();
  await closeDatabase();
  await database.drop();
  await server.release();
}
