import { readFileSync } from "node:fs";
import os from "node:os";
import { AppError } from "@/lib/errors";
import { noConfig, SignalConfig } from "@/lib/signals/config";
import { Profile } from "@/lib/signals/report";
import { readHandedOut } from "@/lib/trajectories/read-handed-out";
import { readTrajectories } from "@/lib/trajectories/read-trajectories";
import { readOptions, sayRejected, type Reading } from "./reading";
import { linesFor, type LineOptions, type Lines } from "./signal-lines";
import { startThreads } from "./signal-threads";
import { bytesOf, nameOf, write } from "./streams";

export interface SignalsOptions extends Reading {
  profile: string;
  as: string;
  config?: string;
  /** A number, or true for all cores. */
  threads: string | true;
}

const mostThreads = 256;

/**
 * Prints a report line for every trajectory of the files, in their order. A record that can't be read is told and passed
 * over: a filter in a batch engine must not fail a shard for one line. Memory is bounded by what is under way, however
 * long the stream is. @returns 1 when nothing could be read, else 0
 */
export async function reportSignals(files: readonly string[], options: SignalsOptions): Promise<number> {
  const lines = lineOptions(options);
  const threads = threadsOf(options.threads);
  let reported = 0;
  let rejected = 0;
  const print = async (file: string, made: Lines) => {
    for (const problem of made.problems) sayRejected(nameOf(file), problem);
    if (made.text !== "") await write(made.text);
    reported += made.reported;
    rejected += made.problems.length;
  };
  for (const file of files)
    for await (const made of threads > 1
      ? readByThreads(file, options, lines, threads)
      : readHere(file, options, lines))
      await print(file, made);
  return rejected > 0 && reported === 0 ? 1 : 0;
}

async function* readHere(file: string, reading: Reading, lines: LineOptions): AsyncGenerator<Lines> {
  for await (const item of readTrajectories(bytesOf(file), readOptions(nameOf(file), reading)))
    yield linesFor([item], lines);
}

/** Splitting is done here, all else by the threads; what can't be read record by record is read here too. */
async function* readByThreads(
  file: string,
  reading: Reading,
  lines: LineOptions,
  count: number,
): AsyncGenerator<Lines> {
  const options = readOptions(nameOf(file), reading);
  const { format, encoding } = reading;
  const threads = startThreads(count, { reading: { format, encoding }, fileName: nameOf(file), lines });
  try {
    // Two batches a thread: one at work, one waiting for it.
    const helpers = { batches: 2 * count, take: threads.take };
    for await (const item of readHandedOut(bytesOf(file), options, helpers))
      yield item.kind === "made" ? item.made : linesFor([item], lines);
  } finally {
    await threads.stop();
  }
}

function lineOptions({ profile, as, config }: SignalsOptions): LineOptions {
  const known = Profile.safeParse(profile);
  if (!known.success)
    throw new AppError("invalid", `There is no profile “${profile}”: use default or reference.`);
  if (as !== "json" && as !== "otlp")
    throw new AppError("invalid", `There is no form “${as}”: use json or otlp.`);
  return {
    profile: known.data,
    form: as,
    config: config === undefined ? noConfig : readConfig(config),
    now: new Date().toISOString(),
  };
}

function readConfig(file: string): SignalConfig {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) throw new AppError("invalid", `${file} is no JSON: ${error.message}`);
    throw error;
  }
  const parsed = SignalConfig.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join(".") || "it"}: ${message}`);
  throw new AppError("invalid", `${file} holds no signal settings: ${issues.join("; ")}`);
}

function threadsOf(given: string | true): number {
  if (given === true) return os.availableParallelism();
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1 || count > mostThreads)
    throw new AppError("invalid", `--threads is a number from 1 to ${mostThreads}; without one, all cores.`);
  return count;
}
