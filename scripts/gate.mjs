import { existsSync, readFileSync, rmSync } from "node:fs";
import { inRoot } from "./root.mjs";
import { bold, dim, Plain, say } from "./say.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ name: string, check: () => Promise<Count | void> }} Gate no count means: passed, once */

/**
 * Runs one check and tells how it went and how long it took.
 * @param {Gate} gate
 * @returns {Promise<Count>}
 */
export async function pass({ name, check }) {
  const begun = Date.now();
  const took = () => dim(`${((Date.now() - begun) / 1000).toFixed(1)} s`);
  try {
    const count = (await check()) ?? { passed: 1, failed: 0, skipped: 0 };
    say(`${count.failed ? bold("✗") : "✓"} ${name} ${took()}`);
    return count;
  } catch (error) {
    say(`${bold("✗")} ${name} ${took()}`);
    say(error instanceof Plain ? error.message : String(/** @type {Error} */ (error).stack));
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * Runs checks that don't depend on each other, two at a time.
 * @param {Gate[]} gates
 * @returns {Promise<Count[]>}
 */
export async function passTogether(gates) {
  const left = [...gates];
  /** @type {Count[]} */
  const counts = [];
  const lane = async () => {
    for (let gate = left.shift(); gate; gate = left.shift()) counts.push(await pass(gate));
  };
  await Promise.all([lane(), lane()]);
  return counts;
}

/**
 * Runs a test runner that writes a report and counts its tests. A runner that fails without a failed test (a file that
 * doesn't load, no tests at all, a crash) counts as one failure.
 * @param {string} report path of its JSON from the root
 * @param {(report: any) => Count} read
 * @param {() => Promise<unknown>} run
 * @returns {Promise<Count>}
 */
export async function countTests(report, read, run) {
  rmSync(inRoot(report), { force: true });
  const failed = await run().then(
    () => false,
    (error) => {
      say(error.message);
      return true;
    },
  );
  const count = existsSync(inRoot(report))
    ? read(JSON.parse(readFileSync(inRoot(report), "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
  return { ...count, failed: count.failed || (failed ? 1 : 0) };
}
