/**
 * Speed of signal detection on one thread: `npm run bench:signals`. Prints trajectories and megabytes of text a second,
 * the ratio to the published implementation's figures, the share of each stage, and how time grows with the length of
 * a conversation. Texts are made distinct by turning their digits, so that nothing is gained by remembering texts.
 * A megabyte made to hurt is timed too. The figures are appended to `bench/results.json` and compared with the last.
 * CPU time is used, since other work on the machine would count otherwise. Needs the published conversations beside
 * the project.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { analyze } from "@/lib/signals/analyze";
import { conversationFromRows, type Conversation } from "@/lib/signals/conversation";
import { detectors } from "@/lib/signals/detectors";
import type { Profile } from "@/lib/signals/report";
import { settingsOf } from "@/lib/signals/options";
import { leafOf } from "@/lib/signals/schema";
import { makeView } from "@/lib/signals/view";
import { record } from "./history";

interface Row {
  from: string;
  value: string;
}

const folder = path.resolve(process.cwd(), "../shared/signals/parity");
const settings = settingsOf({});
const seconds = 4;

/** Trajectories a second of the published implementation (release build, one thread). */
const corpora = [
  { name: "tau-bench airline and retail", files: ["tau-bench"], published: 539 },
  {
    name: "mixed",
    files: ["tau-bench", "taskmaster4", "multidogo", "tooltalk", "toolbench", "swe-agent", "abcd"],
    published: 1080,
  },
];

const figures: Record<string, number> = {};

const read = (name: string): Row[][] =>
  readFileSync(path.join(folder, `${name}.jsonl`), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (JSON.parse(line) as { messages: Row[] }).messages);

/** Texts as they come out of a record: each a piece of its own. */
const asRead = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The same conversations with other digits and a number at the end of what people say. */
function varied(conversations: Row[][], round: number): Conversation[] {
  const turn = (digit: string, at: number) => String((Number(digit) + round + at) % 10);
  return conversations.map((rows, index) =>
    conversationFromRows(
      asRead(
        rows.map(({ from, value }) => ({
          from,
          value:
            value.replace(/[0-9]/g, turn) + (from === "human" || from === "gpt" ? ` ${round}.${index}` : ""),
        })),
      ),
    ),
  );
}

const textOf = (conversations: Conversation[]): number =>
  conversations.reduce((sum, { rows }) => sum + rows.reduce((size, row) => size + row.value.length, 0), 0);

/** CPU milliseconds of a piece of work. */
function cpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function throughput({ name, files, published }: (typeof corpora)[number], profile: Profile): void {
  const conversations = files.flatMap(read);
  let round = 0;
  for (; round < 3; round++) for (const item of varied(conversations, round)) analyze(item, { profile });
  let spent = 0;
  let count = 0;
  let characters = 0;
  for (; spent < seconds * 1000; round++) {
    const fresh = varied(conversations, round);
    spent += cpu(() => fresh.forEach((item) => analyze(item, { profile })));
    count += fresh.length;
    characters += textOf(fresh);
  }
  const rate = (count / spent) * 1000;
  const suffix = profile === "default" ? "" : `, ${profile} profile`;
  figures[`${name}${suffix}, trajectories/s`] = Math.round(rate);
  console.log(`${name}${suffix}: ${count} trajectories, ${(characters / 1e6).toFixed(1)} MB of text`);
  console.log(
    `  ${rate.toFixed(0)} trajectories/s, ${(characters / 1000 / spent).toFixed(1)} MB/s, ` +
      `${((spent * 1000) / count).toFixed(0)} µs each; published ${published}/s: ratio ${(rate / published).toFixed(1)}`,
  );
  if (profile === "default") stages(conversations, round);
}

/** Time of each stage, measured on its own over the same conversations. */
function stages(conversations: Row[][], round: number): void {
  const spent = new Map<string, number>();
  const add = (stage: string, time: number) => spent.set(stage, (spent.get(stage) ?? 0) + time);
  const rounds = 6;
  for (let i = 0; i < rounds; i++) {
    const fresh = varied(conversations, round + i);
    add(
      "all",
      cpu(() => fresh.forEach((item) => analyze(item))),
    );
    for (const item of varied(conversations, round + rounds + i)) {
      let view = makeView({ rows: [], warnings: [] }, settings);
      add(
        "reading (scan, rules, calls, results)",
        cpu(() => (view = makeView(item, settings))),
      );
      for (const detector of detectors)
        add(
          leafOf(detector.type).category,
          cpu(() => void detector.detect(view)),
        );
    }
  }
  const all = spent.get("all")!;
  spent.delete("all");
  const named = [...spent.values()].reduce((sum, time) => sum + time, 0);
  for (const [stage, time] of spent)
    console.log(`  ${((time / named) * 100).toFixed(1).padStart(5)} %  ${stage}`);
  console.log(`  (stages ${named.toFixed(0)} ms, whole ${all.toFixed(0)} ms)`);
}

/** Time per row for conversations of growing length. */
function growth(): void {
  const [first] = read("tau-bench");
  for (const length of [1_000, 10_000, 100_000]) {
    const rows: Row[] = Array.from({ length }, (_, i) => {
      const { from, value } = first![i % first!.length]!;
      return { from, value: value.replace(/[0-9]/g, (digit) => String((Number(digit) + i) % 10)) };
    });
    const conversation = conversationFromRows(rows);
    analyze(conversation);
    const time = Math.min(...[1, 2, 3].map(() => cpu(() => void analyze(conversation))));
    figures[`${length} rows, µs a row`] = Number(((time * 1000) / length).toFixed(2));
    console.log(`${length} rows: ${time.toFixed(1)} ms, ${((time * 1000) / length).toFixed(2)} µs a row`);
  }
}

/** The slowest of some megabytes made to hurt. */
function hostile(): void {
  const texts = [
    "i don't want to talk to a human ",
    "not the first not the second one, ",
    "actually no i was not asking for it and you have been the ",
    "error: the file could not be found ",
    "我不是不是要转人工",
    "!?",
    '{"error": ',
  ];
  let worst = 0;
  for (const from of ["human", "observation"])
    for (const text of texts) {
      const conversation = conversationFromRows([
        { from, value: text.repeat(1e6 / Buffer.byteLength(text)) },
      ]);
      analyze(conversation);
      worst = Math.max(worst, Math.min(...[1, 2, 3].map(() => cpu(() => void analyze(conversation)))));
    }
  figures["hostile megabyte, ms"] = Number(worst.toFixed(1));
  console.log(`hostile megabyte: ${worst.toFixed(1)} ms`);
}

if (existsSync(folder)) {
  for (const profile of ["default", "reference"] as const)
    for (const corpus of corpora) throughput(corpus, profile);
  growth();
  hostile();
  record("signals", figures);
} else console.log("The published conversations are not beside the project: nothing to measure.");
