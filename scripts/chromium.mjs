import { existsSync } from "node:fs";
import { inRoot } from "./root.mjs";
import { run, runNode } from "./run.mjs";
import { Plain, say } from "./say.mjs";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A Chromium on this machine: CHROMIUM_PATH, an installed one, or Playwright's own. */
async function findChromium() {
  const { chromium } = await import("@playwright/test");
  return [process.env.CHROMIUM_PATH, ...usual, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
}

/**
 * The browser for the end-to-end tests; installs one when there is none.
 * @returns {Promise<string>} the path of its program
 * @throws {Plain} when none can be had
 */
export async function requireChromium() {
  const found = await findChromium();
  if (found) return found;
  say("Installing Chromium …");
  const failures = [];
  for (const install of [fromSystem, fromPlaywright]) {
    try {
      await install();
      const installed = await findChromium();
      if (installed) return installed;
    } catch (error) {
      failures.push(/** @type {Error} */ (error).message);
    }
  }
  throw new Plain(
    `There is no Chromium for the end-to-end tests. Install one, or name it in CHROMIUM_PATH.\n${failures.join("\n")}`,
  );
}

async function fromSystem() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  // Another package manager may be at work at the same time, as on a machine that has just started.
  const apt = ["-o", "DPkg::Lock::Timeout=300"];
  await run("apt-get update", "apt-get", [...apt, "update"], { env });
  await run(
    "apt-get install chromium",
    "apt-get",
    [...apt, "install", "-y", "--no-install-recommends", "chromium"],
    { env },
  );
}

async function fromPlaywright() {
  const cli = inRoot("node_modules", "@playwright", "test", "cli.js");
  await runNode("Downloading Chromium", [cli, "install", "chromium"]);
}
