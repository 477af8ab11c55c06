import { z } from "zod";
import { computeStatistic, statistics } from "@/lib/statistics/registry";
import { linesOf, write } from "./streams";

const Request = z.object({ statistic: z.string(), input: z.unknown() });

function compute(name: string, input: unknown): object {
  const computed = computeStatistic(name, input);
  return computed.ok ? computed.result : { error: computed.message };
}

function answer(line: string): object {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (error) {
    return { error: `Not JSON: ${(error as Error).message}` };
  }
  const request = Request.safeParse(json);
  if (!request.success) return { error: 'Expected an object with "statistic" (a name) and "input".' };
  return compute(request.data.statistic, request.data.input);
}

/** One result for each line of the standard input, in order; empty lines are passed over. */
export async function computeLines(): Promise<void> {
  for await (const line of linesOf(process.stdin))
    if (line.trim() !== "") await write(`${JSON.stringify(answer(line))}\n`);
}

/** The result for the JSON on the standard input. @returns 1 when there is none */
export async function computeOne(name: string): Promise<number> {
  let text = "";
  for await (const line of linesOf(process.stdin)) text += `${line}\n`;
  const result = answer(JSON.stringify({ statistic: name }).slice(0, -1) + `,"input":${text || "null"}}`);
  await write(`${JSON.stringify(result)}\n`);
  return "error" in result ? 1 : 0;
}

export async function listStatistics(): Promise<void> {
  for (const { name } of statistics) await write(`${name}\n`);
}
