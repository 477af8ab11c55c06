import { createWriteStream, mkdirSync } from "node:fs";
import { builtServer } from "./build.mjs";
import { requireChromium } from "./chromium.mjs";
import { countTests } from "./gate.mjs";
import { freePort, waitForAnswer } from "./port.mjs";
import { inRoot } from "./root.mjs";
import { runNode } from "./run.mjs";
import { readSecrets } from "./secrets.mjs";
import { runService } from "./service.mjs";
import { copyDatabase } from "./test-server.mjs";

const report = "reports/e2e.json";
const assay = inRoot("bin", "assay.mjs");

/**
 * Runs the end-to-end tests in a browser against the built application, with a worker, on a database of their own.
 * What the programs say goes to reports/*.log.
 * @param {string} template address of the migrated, empty database
 * @param {string[]} [args] more arguments for Playwright
 * @returns {Promise<import("./gate.mjs").Count>}
 */
export async function runEndToEnd(template, args = []) {
  const chromium = await requireChromium();
  const database = await copyDatabase(template);
  const address = `http://127.0.0.1:${await freePort()}`;
  const env = {
    DATABASE_URL: database.url,
    NEXTAUTH_URL: address,
    NEXT_TELEMETRY_DISABLED: "1",
    ...readSecrets(),
  };
  /** @type {(() => Promise<void>)[]} */
  const started = [database.drop];
  try {
    mkdirSync(inRoot("reports"), { recursive: true });
    const mode = { ...env, NODE_ENV: "production" };
    started.push(runService("worker", [assay, "worker"], mode, logTo("worker")).stop);
    const { hostname, port } = new URL(address);
    started.push(
      runService("web", [builtServer], { ...mode, HOSTNAME: hostname, PORT: port }, logTo("web")).stop,
    );
    await waitForAnswer(address);
    return await countTests(report, readReport, () =>
      runNode("Playwright", [inRoot("node_modules", "@playwright", "test", "cli.js"), "test", ...args], {
        env: { ...env, BASE_URL: address, CHROMIUM_PATH: chromium },
        shown: true,
      }),
    );
  } finally {
    for (const stop of started.reverse()) await stop();
  }
}

/** @param {string} name */
function logTo(name) {
  const log = createWriteStream(inRoot("reports", `${name}.log`));
  return (/** @type {string} */ line) => void log.write(`${line}\n`);
}

/** @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report */
const readReport = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});
