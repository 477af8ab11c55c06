// npm run e2e [-- arguments for Playwright]: the end-to-end tests alone, after building what changed.
import { requireNode } from "./node-version.mjs";

requireNode();
const { build, isBuilt } = await import("./build.mjs");
const { runEndToEnd } = await import("./e2e.mjs");
const { prepareFonts } = await import("./fonts.mjs");
const { onEnd } = await import("./on-end.mjs");
const { generateClient } = await import("./prisma.mjs");
const { stopRunning } = await import("./run.mjs");
const { giveUp, say } = await import("./say.mjs");
const { openTestServer } = await import("./test-server.mjs");

onEnd(stopRunning);
try {
  prepareFonts();
  await generateClient();
  if (!isBuilt()) {
    say("Building the application …");
    await build();
  }
  const server = await openTestServer();
  const { failed } = await runEndToEnd(server.template, process.argv.slice(2)).finally(server.release);
  process.exit(failed ? 1 : 0);
} catch (failure) {
  giveUp(failure);
}
