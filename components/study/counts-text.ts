import { StudyCounts } from "@/lib/studies/counts";

/** Counts as an address carries them: `signal:50/52,32/48;random:25/37,29/63`, failed before successful. */
export const samplersText = ({ samplers }: StudyCounts): string =>
  samplers
    .map(
      ({ sampler, failed, success }) =>
        `${sampler}:${failed.informative}/${failed.n},${success.informative}/${success.n}`,
    )
    .join(";");

/** Counts from an address; null when it has none that can be. */
export function countsOf(samplers: string, votes: string): StudyCounts | null {
  const cell = (text: string | undefined) => {
    const [informative, n] = (text ?? "").split("/").map(Number);
    return { informative, n };
  };
  const parsed = StudyCounts.safeParse({
    samplers: samplers.split(";").map((part) => {
      const [sampler, cells = ""] = part.split(":");
      const [failed, success] = cells.split(",");
      return { sampler, failed: cell(failed), success: cell(success) };
    }),
    votes: votes === "" ? null : votes.split(",").map(Number),
  });
  return parsed.success ? parsed.data : null;
}

/** The counts that arXiv 2604.00356 publishes; the split of Random by outcome is one of those that fit its sums. */
export const publishedCounts: StudyCounts = {
  samplers: [
    { sampler: "signal", failed: { informative: 50, n: 52 }, success: { informative: 32, n: 48 } },
    { sampler: "heuristic", failed: { informative: 59, n: 70 }, success: { informative: 15, n: 30 } },
    { sampler: "random", failed: { informative: 25, n: 37 }, success: { informative: 29, n: 63 } },
  ],
  votes: [130, 80, 51, 39],
};
