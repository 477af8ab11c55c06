import { expect, test, type Page } from "@playwright/test";
import pg from "pg";
import { addAccount, callFrom, enter, newProjectOfRuns } from "./workbench";

/** What differs between two answers to the same question whatever is asked: the nonce and the request's random id. */
function normalised(body: string, policy: string | undefined): string {
  const nonce = /'nonce-([^']+)'/.exec(policy ?? "")?.[1];
  const id = /"([\w-]{21})[vmh]",\{"children"/.exec(body)?.[1];
  let text = body;
  for (const part of [nonce, id]) if (part) text = text.split(part).join("X");
  return text;
}

/**
 * Rows of page data without their numbers, sorted: they are numbered and sent in the order in which parts were ready,
 * which differs from one answer to the next. Every byte of what they say is compared.
 */
const rowsOf = (data: string): string[] =>
  data
    .split("\n")
    .map((row) => row.replace(/^[0-9a-f]+:/, "").replace(/"\$([A-Za-z@]?)[0-9a-f]+/g, '"$$$1'))
    .sort();

/** A page as its tags and texts, and the rows of the data that came with it; sorted, as above. */
function piecesOf(html: string): string[] {
  let data = "";
  const rest = html.replace(
    /<script[^>]*>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g,
    (_, text: string) => {
      data += JSON.parse(text) as string;
      return "";
    },
  );
  return [...rest.split(/(?=<)/).sort(), ...rowsOf(data)];
}

/** A refusal is streamed in pieces whose order differs from one answer to the next: its words are what can be compared. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

/** Everything that an annotator's browser can fetch of a queue, byte by byte. */
async function everything(page: Page, project: string, queue: string): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const get = async (name: string, address: string, headers: Record<string, string> = {}) => {
    const response = await page.request.get(address, { headers });
    const head = Object.entries(response.headers())
      .filter(([key]) => !["date", "content-security-policy", "link", "content-length"].includes(key))
      .sort();
    const body = await response.text();
    const type = response.headers()["content-type"] ?? "";
    const stable = normalised(body, response.headers()["content-security-policy"]);
    const comparable =
      response.status() >= 400 && type.startsWith("text/html")
        ? wordsOf(body)
        : type.startsWith("text/html")
          ? piecesOf(stable)
          : type.startsWith("text/x-component")
            ? rowsOf(stable)
            : stable;
    seen.set(name, JSON.stringify([response.status(), head, comparable]));
  };
  const verb = (name: string, input: object) =>
    `/api/v1/p/${project}/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;
  await get("home", `/p/${project}/home`);
  await get("home as data", `/p/${project}/home`, { rsc: "1" });
  await get("annotate", `/p/${project}/queues/${queue}/annotate`);
  await get("annotate as data", `/p/${project}/queues/${queue}/annotate`, { rsc: "1" });
  await get("my queues", verb("list-my-queues", {}));
  await get("next item", verb("peek-item", { queue }));
  for (let item = 1; item <= 6; item++)
    await get(`steps of ${item}`, verb("read-item-steps", { queue, item, first: 0 }));
  for (const sealed of [
    "show-trajectory",
    "list-trajectories",
    "show-agreement",
    "show-study-report",
    "show-pool",
    "list-conflicts",
  ])
    await get(sealed, verb(sealed, { queue, id: queue, study: queue }));
  for (const path of [
    "overview",
    "trajectories",
    "studies",
    "agreement",
    "adjudication",
    "exports",
    "audit-log",
  ])
    await get(path, `/p/${project}/${path}`);
  return seen;
}

test("an annotator's answers are the same, byte for byte, when the arms are swapped", async ({ browser }) => {
  test.setTimeout(180_000);
  const { slug, lead } = await newProjectOfRuns(
    browser,
    "Blind",
    ["airline.tau-bench.json", "retail.openai-chat.jsonl"],
    32,
  );
  const study = await callFrom<{ id: string; queue_id: string }>(lead, slug, "create-study", {
    name: "Blind",
    samplers: [
      { sampler: "signal", size: 3 },
      { sampler: "heuristic", size: 3 },
      { sampler: "random", size: 3 },
    ],
    seed: "blind",
    label_schema: { id: "trajectory-review", version: 1 },
  });
  const annotator = await enter(browser, await addAccount("Anna", { project: slug, role: "annotator" }));
  await annotator.goto(`/p/${slug}/queues/${study.queue_id}/annotate`);

  const database = new pg.Client(process.env.DATABASE_URL);
  await database.connect();
  // Names of different length and initial, so that no leak of either stays unseen. In two steps: a trajectory may have
  // two arms, and in between it must not have one twice.
  const swap = async () => {
    await database.query(`update study_draw set sampler = 'was ' || sampler where study_id = $1`, [study.id]);
    await database.query(
      `update study_draw set sampler = case sampler when 'was signal' then 'heuristic' when 'was heuristic' then 'random' else 'signal' end
       where study_id = $1`,
      [study.id],
    );
  };
  const before = await everything(annotator, slug, study.queue_id);
  const unchanged = await everything(annotator, slug, study.queue_id);
  await swap();
  const after = await everything(annotator, slug, study.queue_id);
  await database.end();

  // The same twice without a swap: what is compared is stable, not merely normalised away.
  for (const [name, body] of before) expect(unchanged.get(name), name).toBe(body);
  for (const [name, body] of before) expect(after.get(name), name).toBe(body);
  for (const [name, body] of before)
    for (const sealed of ["heuristic", "sampler", "reward", "gpt-4", "is_error_rate", "severity"])
      expect(body.includes(sealed) ? `${name} says ${sealed}` : "").toBe("");
});
