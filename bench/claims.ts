/**
 * Fifty people at one queue, three labels an item: `npm run bench:claims`. Each claims an item, submits a label for it
 * and lets the claim go, over and over, until the queue is empty. The bounds are measured in the same run over the same
 * connections: a bare UPDATE … SKIP LOCKED of the same rows for the claim, one committed INSERT for the label, a bare
 * UPDATE by key to let go. How long a claim takes is measured once more with people who pause for half a second to one
 * and a half, still far faster than anybody reads: without pauses it is only a matter of how many wait for the cores.
 * The whole submit, with its draft, history, audit entry and the next item, is measured beside them. Options:
 * --items N (1,000), --people N (50).
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { emptyDraft } from "@/lib/annotations/draft";
import type { Draft } from "@/lib/annotations/schema";
import { openAnnotatorDb } from "@/lib/db";
import { annotator, closeDatabase, owner, query, run } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { addUser, createProject, openItem, submitLabel } from "@/lib/usecases";
import { execute, withRetries, type Caller } from "@/lib/usecases/usecase";
import { storeQueue, storeTrajectories } from "@/tests/stored-queue";
import { openBenchDatabase } from "./database";
import { record } from "./history";
import { quantile } from "./quantile";

const { values } = parseArgs({
  options: { items: { type: "string", default: "1000" }, people: { type: "string", default: "50" } },
});
const items = Number(values.items);
const people_at_once = Number(values.people);
const k = 3;
const slug = "claims";
const operator: Caller = { kind: "operator", name: "bench", project: slug };
const draft: Draft = {
  ...emptyDraft,
  answers: { informative: "yes", reason: "action", strategy: "tool_execute" },
};

/** Milliseconds of single calls while everybody is at work, and the seconds until nothing was left. */
interface Pace {
  times: number[];
  seconds: number;
}
const pace = (): Pace => ({ times: [], seconds: 0 });

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const result = await work();
  into.push(performance.now() - from);
  return result;
}

/** Lets everybody repeat their turn until it gives false. @returns seconds */
async function everybody(people: readonly string[], turn: (person: string) => Promise<boolean>) {
  const from = performance.now();
  await Promise.all(
    people.map(async (person) => {
      while (await turn(person));
    }),
  );
  return (performance.now() - from) / 1000;
}

/** The product's claim, label and letting go, one statement each. */
async function ownStatements(
  queue_id: string,
  project_id: string,
  people: readonly string[],
  pause: () => Promise<unknown> = () => Promise.resolve(),
) {
  const db = openAnnotatorDb({ tx: annotator(), project_id });
  const [claims, labels] = [pace(), pace()];
  for (const person of people) await db.queues.join(queue_id, person);
  claims.seconds = labels.seconds = await everybody(people, async (annotator_id) => {
    const held = await timed(claims.times, () =>
      withRetries(() => db.slots.claim(queue_id, annotator_id, 30, null)),
    );
    if (!held) return false;
    await pause();
    const slot = { queue_id, annotator_id, item: held.item, ordinal: held.ordinal, fence: held.fence };
    await timed(labels.times, () => db.labels.submit(slot, { ...draft, active_ms: 1 }));
    await db.slots.letGo(queue_id, annotator_id, held.item);
    return true;
  });
  return { claims, labels };
}

/** The least that any queue of this size must do: a row marked as taken, a row inserted, the first row written once more. */
async function bareStatements(size: number, people: readonly string[]) {
  const tx = owner();
  await run(tx, "create table bare_slot (id int primary key, taken_by uuid) with (fillfactor = 70)");
  await run(tx, "create table bare_label (id int primary key, taken_by uuid, answers jsonb)");
  await run(tx, "create index on bare_slot (id) where taken_by is null");
  await run(tx, "insert into bare_slot (id) select generate_series(1, $1::int)", size);
  const [claims, labels] = [pace(), pace()];
  const answers = JSON.stringify(draft.answers);
  claims.seconds = labels.seconds = await everybody(people, async (person) => {
    const [taken] = await timed(claims.times, () =>
      query(
        tx,
        z.object({ id: z.number() }),
        `update bare_slot set taken_by = $1::uuid where id =
           (select id from bare_slot where taken_by is null order by id limit 1 for update skip locked) returning id`,
        person,
      ),
    );
    if (!taken) return false;
    await timed(labels.times, () =>
      run(tx, "insert into bare_label values ($1::int, $2::uuid, $3::jsonb)", taken.id, person, answers),
    );
    await run(tx, "update bare_slot set taken_by = $2::uuid where id = $1::int", taken.id, person);
    return true;
  });
  return { claims, labels };
}

/** What the page asks for: submit, and the next item with its steps. */
async function wholeSubmits(queue: string, callers: readonly Caller[]): Promise<Pace> {
  const submits = pace();
  const places = callers.map((_, place) => String(place));
  const held = new Map<string, { item: number; ordinal: number; fence: number } | null>();
  const callerAt = (place: string) => callers[Number(place)]!;
  for (const place of places) held.set(place, (await execute(openItem, callerAt(place), { queue })).held);
  submits.seconds = await everybody(places, async (place) => {
    const slot = held.get(place);
    if (!slot) return false;
    const { item, ordinal, fence } = slot;
    const label = { queue, item, ordinal, fence, draft, active_ms: 1 };
    const { next } = await timed(submits.times, () => execute(submitLabel, callerAt(place), label));
    held.set(place, next && !next.ready ? next : null);
    return true;
  });
  return submits;
}

/** One line a measure; the rate is of calls that follow each other without a pause, by as many people at once. */
function tell(what: string, { times }: Pace): { rate: number; p50: number; p99: number } {
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  const [rate, p50, p99] = [(people_at_once * 1000) / mean, quantile(times, 0.5), quantile(times, 0.99)];
  console.log(
    `${what.padEnd(28)} ${times.length} calls, ${rate.toFixed(0)}/s, median ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
  return { rate, p50, p99 };
}

const database = await openBenchDatabase();
process.env.DATABASE_URL = database.url;
process.env.DATABASE_POOL = values.people;
try {
  const project = await execute(createProject, operator, { slug, name: "Claims" });
  const callers: Caller[] = [];
  for (let n = 0; n < people_at_once; n++) {
    const person = { email: `person-${n}@example.org`, name: `Person ${n}`, must_change: false };
    const { id } = await execute(addUser, operator, { ...person, project: slug, role: "annotator" });
    callers.push({ kind: "user", user_id: id, session_version: 0, project: slug });
  }
  const trajectories = await storeTrajectories(
    Array.from({ length: items }, (_, n) => ({ text: `question ${n}` })),
    slug,
  );
  const queues = [
    await storeQueue(trajectories, { k }, slug),
    await storeQueue(trajectories, { k }, slug),
    await storeQueue(trajectories.slice(0, Math.ceil(items / 5)), { k }, slug),
  ] as const;
  await run(owner(), "analyze");
  const people = callers.map(() => newId());
  const bare = await bareStatements(items * k, people);
  const own = await ownStatements(queues[0], project.id, people);
  const paced = await ownStatements(queues[2], project.id, people, () => wait(500 + 1000 * Math.random()));
  const whole = await wholeSubmits(queues[1], callers);

  const bound = {
    claim: tell("bare UPDATE SKIP LOCKED", bare.claims),
    label: tell("bare INSERT", bare.labels),
  };
  const mine = { claim: tell("claim", own.claims), label: tell("label", own.labels) };
  const calm = tell("claim, with pauses", paced.claims);
  const page = tell("whole submit and next item", whole);
  const [most] = await query(
    owner(),
    z.object({ labels: z.number(), most: z.number() }),
    `select sum(n)::int as labels, max(n)::int as most from (select count(*) as n from annotation group by queue_id, item) x`,
  );
  record("claims", {
    claim_to_bare: mine.claim.rate / bound.claim.rate,
    label_to_bare: mine.label.rate / bound.label.rate,
    claim_p99_ms: mine.claim.p99,
    claim_p99_with_pauses_ms: calm.p99,
    submit_p99_ms: page.p99,
    submits_per_s: whole.times.length / whole.seconds,
    most_labels_of_an_item: most!.most,
    labels: most!.labels,
    people: people_at_once,
  });
} finally {
  await closeDatabase();
  await database.release();
}
