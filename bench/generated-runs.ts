import { once } from "node:events";
import { createWriteStream } from "node:fs";

/** Conversations of a support agent with tools, as JSON lines; the same number gives the same text. */

const words =
  "the order parcel refund please check status account customer delivery tracking number street address card payment was shipped yesterday tomorrow returned damaged missing confirm thanks could you tell me why it has not arrived yet we apologise for delay our courier reports that item left depot in morning and will be delivered before evening if nobody is at home neighbour may sign".split(
    " ",
  );

/** A small generator of even numbers (xorshift32), so that files are the same on every machine. */
export function generator(seed: number): (below: number) => number {
  let state = (seed + 1) * 2654435761;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** One record of about 5 kB: a system prompt and six rounds of question, call, result, answer. */
export function generatedRun(n: number): string {
  const pick = generator(n);
  const say = (count: number) => Array.from({ length: count }, () => words[pick(words.length)]).join(" ");
  const messages: object[] = [{ role: "system", content: `You help people with their parcels. ${say(60)}.` }];
  for (let turn = 0; turn < 6; turn++) {
    const parcel = `F-${pick(1_000_000)}`;
    const id = `call_${n}_${turn}`;
    messages.push(
      { role: "user", content: `Where is ${parcel}? ${say(20 + pick(20))}.` },
      {
        role: "assistant",
        content: null,
        tool_calls: [
          { id, type: "function", function: { name: "track_parcel", arguments: JSON.stringify({ parcel }) } },
        ],
      },
      {
        role: "tool",
        tool_call_id: id,
        content: JSON.stringify({
          parcel,
          status: words[pick(words.length)],
          events: [say(12), say(12)],
          weight: pick(9000) / 100,
        }),
      },
      { role: "assistant", content: `${say(25 + pick(25))}.` },
    );
  }
  return JSON.stringify({ id: `run-${n}`, domain: "parcels", messages });
}

/** Texts of about 4 kB that tool results are put together of. */
const pages = Array.from({ length: 500 }, (_, n) => {
  const pick = generator(n + 1_000_000);
  return Array.from({ length: 700 }, () => words[pick(words.length)]).join(" ");
});

/** One record of about 200 kB: a long run of an agent whose tools return whole pages. */
function largeRun(n: number): string {
  const pick = generator(n);
  const messages: object[] = [{ role: "user", content: `Sum up the reports of depot ${n}.` }];
  for (let turn = 0; turn < 12; turn++) {
    const id = `call_${n}_${turn}`;
    const call = { name: "read_report", arguments: JSON.stringify({ depot: n, page: turn }) };
    messages.push(
      { role: "assistant", content: null, tool_calls: [{ id, type: "function", function: call }] },
      {
        role: "tool",
        tool_call_id: id,
        content: Array.from({ length: 4 }, () => `${pick(1e9)} ${pages[pick(pages.length)]}`).join("\n"),
      },
    );
  }
  messages.push({ role: "assistant", content: `Depot ${n} lost ${pick(100)} parcels.` });
  return JSON.stringify({ id: `large-${n}`, domain: "parcels", messages });
}

/** One record of about 100 bytes: a question and an answer. */
function shortRun(n: number): string {
  const messages = [
    { role: "user", content: `q ${n}` },
    { role: "assistant", content: `a ${n}` },
  ];
  return JSON.stringify({ id: `row-${n}`, messages });
}

/** The bytes of a file of at least this size, in blocks: one large or short record a line, or large ones in one list. */
export async function* largeFile(size: number, form: "lines" | "short" | "list"): AsyncGenerator<Buffer> {
  const [before, between, after] = form === "list" ? ["[", ",\n", "]"] : ["", "\n", "\n"];
  const make = form === "short" ? shortRun : largeRun;
  let written = 0;
  let block = before;
  for (let n = 0; written < size; n++) {
    block += (n > 0 ? between : "") + make(n);
    if (block.length < 1 << 20) continue;
    const bytes = Buffer.from(block);
    written += bytes.length;
    block = "";
    yield bytes;
  }
  yield Buffer.from(block + after);
}

/** Writes records `from` … `from + count - 1` to a file, one a line. @returns its bytes */
export async function writeRuns(file: string, from: number, count: number): Promise<number> {
  const out = createWriteStream(file, { highWaterMark: 1 << 20 });
  let bytes = 0;
  let block = "";
  for (let n = from; n < from + count; n++) {
    block += `${generatedRun(n)}\n`;
    if (block.length < 1 << 20 && n < from + count - 1) continue;
    bytes += Buffer.byteLength(block);
    if (!out.write(block)) await once(out, "drain");
    block = "";
  }
  out.end();
  await once(out, "finish");
  return bytes;
}
