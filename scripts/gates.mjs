import { build, isBuilt } from "./build.mjs";
import { runEndToEnd } from "./e2e.mjs";
import { prepareFonts } from "./fonts.mjs";
import { countTests, pass, passTogether } from "./gate.mjs";
import { onEnd } from "./on-end.mjs";
import { generateClient, prisma } from "./prisma.mjs";
import { inRoot } from "./root.mjs";
import { runNode, stopRunning } from "./run.mjs";
import { giveUp, Plain, say } from "./say.mjs";
import { staticGates } from "./static-gates.mjs";
import { copyDatabase, openTestServer } from "./test-server.mjs";

/**
 * Runs every check of the project, the rest too when one has failed, and closes with one line of counts.
 * @returns {Promise<number>} the exit code
 */
export async function test() {
  let stopped = false;
  onEnd(() => {
    stopped = true;
    stopRunning();
  });
  prepareFonts();
  await generateClient().catch(giveUp);

  /** @type {import("./gate.mjs").Count[]} */
  const counts = await passTogether(staticGates);
  counts.push(await pass({ name: "tests of the core rooms", check: () => vitest("core") }));
  const server = await openTestServer().catch((/** @type {Error} */ error) => error);
  try {
    for (const gate of gatesWith(server)) {
      if (stopped) break;
      counts.push(await pass(gate));
    }
  } finally {
    if (!(server instanceof Error)) await server.release();
  }
  return stopped ? 130 : summarise(counts);
}

/** @param {import("./gate.mjs").Count[]} counts @returns {number} the exit code */
function summarise(counts) {
  const sum = (/** @type {keyof import("./gate.mjs").Count} */ key) =>
    counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum("skipped");
  say(`\n${sum("passed")} passed, ${sum("failed")} failed${skipped ? `, ${skipped} skipped` : ""}`);
  return sum("failed") ? 1 : 0;
}

/**
 * @param {import("./test-server.mjs").TestServer | Error} server
 * @returns {import("./gate.mjs").Gate[]}
 */
function gatesWith(server) {
  const template = () => {
    if (server instanceof Error) throw server;
    return server.template;
  };
  return [
    // First, because the command line that the tests start again and again then comes from the build.
    { name: "build", check: async () => void (isBuilt() || (await build())) },
    {
      name: "tests on PostgreSQL",
      check: async () => vitest("usecases", { TEST_DATABASE_TEMPLATE: template() }),
    },
    { name: "migrations match the schema", check: () => checkDrift(template()) },
    { name: "start and stop", check: async () => vitest("start", { TEST_DATABASE_TEMPLATE: template() }) },
    {
      name: "end-to-end tests",
      async check() {
        if (!isBuilt()) throw new Plain("There is no build to test.");
        return runEndToEnd(template());
      },
    },
  ];
}

/** @param {"core" | "usecases" | "start"} projects what their names begin with @param {Record<string, string>} [env] */
function vitest(projects, env = {}) {
  const report = `reports/${projects}.json`;
  const args = [
    "run",
    "--project",
    `${projects}*`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  return countTests(report, readReport, () =>
    runNode("vitest", [inRoot("node_modules", "vitest", "vitest.mjs"), ...args], {
      env: { NODE_ENV: "test", ...env },
      shown: true,
    }),
  );
}

/** @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} report */
const readReport = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** @param {string} template */
async function checkDrift(template) {
  const { url, drop } = await copyDatabase(template);
  try {
    const args = [
      "migrate",
      "diff",
      "--from-config-datasource",
      "--to-schema",
      "prisma/schema.prisma",
      "--exit-code",
    ];
    await prisma("Comparing the migrations with prisma/schema.prisma", args, url);
  } finally {
    await drop();
  }
}
