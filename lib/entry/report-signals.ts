import { AppError } from "@/lib/errors";
import { analyzeRows, analyzeTrajectory } from "@/lib/signals/analyze";
import type { AnalyzeOptions } from "@/lib/signals/options";
import { Profile, reportLine, type Report } from "@/lib/signals/report";
import { readJson } from "@/lib/trajectories/json-reader";
import { asArray, asJson } from "@/lib/trajectories/plain-values";
import { readTrajectories, type ReadItem } from "@/lib/trajectories/read-trajectories";
import { readOptions, sayRejected, type Reading } from "./reading";
import { bytesOf, nameOf, write } from "./streams";

/**
 * Prints a report line for every trajectory of the files. A record that can't be read is told and passed
 * over: a filter in a batch engine must not fail a shard for one line. @returns 1 when nothing could be read, else 0
 */
export async function reportSignals(
  files: readonly string[],
  options: Reading & { profile: string },
): Promise<number> {
  const profile = Profile.safeParse(options.profile);
  if (!profile.success)
    throw new AppError("invalid", `There is no profile “${options.profile}”: use default or reference.`);
  let reported = 0;
  let rejected = 0;
  for (const file of files) {
    for await (const item of readTrajectories(bytesOf(file), readOptions(nameOf(file), options))) {
      if (item.kind === "trajectory") {
        const report = analyze(item, { profile: profile.data });
        await write(`${JSON.stringify(reportLine(item.trajectory.external_id, report))}\n`);
        reported += 1;
      } else if (item.kind === "rejected") {
        sayRejected(nameOf(file), item.problem);
        rejected += 1;
      }
    }
  }
  return rejected > 0 && reported === 0 ? 1 : 0;
}

/** Turns that are the engine's own rows are analysed as they stand, one row a message; all else in the canonical form. */
function analyze(
  { trajectory, source }: Extract<ReadItem, { kind: "trajectory" }>,
  options: AnalyzeOptions,
): Report {
  if (trajectory.source.format !== "sharegpt" || !source[0]) return analyzeTrajectory(trajectory, options);
  const { conversations, messages } = asJson(readJson(new TextDecoder().decode(source[0].bytes)).value);
  return analyzeRows(asArray(conversations ?? messages), options);
}
