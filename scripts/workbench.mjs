import { once } from "node:events";
import { install } from "./install.mjs";
import { smallHeap, thriftyMemory } from "./memory.mjs";
import { onEnd } from "./on-end.mjs";
import { addressOf, readOptions } from "./options.mjs";
import { requirePort, waitForAnswer } from "./port.mjs";
import { inRoot } from "./root.mjs";
import { runNode, stopRunning } from "./run.mjs";
import { bold, giveUp, say } from "./say.mjs";
import { readSecrets } from "./secrets.mjs";

const assay = inRoot("bin", "assay.mjs");

/** What was started and has to be stopped, the last one first. @type {(() => Promise<void>)[]} */
const started = [];

/**
 * Starts everything and stays until Ctrl-C.
 * @param {string[]} args
 */
export async function start(args) {
  const stop = new AbortController();
  onEnd(() => {
    say("\nStopping …");
    stop.abort();
    stopRunning();
  });
  let failure;
  try {
    await bringUp(readOptions(args), stop.signal);
    if (!stop.signal.aborted) await once(stop.signal, "abort");
  } catch (error) {
    if (!stop.signal.aborted) failure = error;
  }
  for (const end of started.reverse()) await end();
  if (failure) giveUp(failure);
  process.exit(0);
}

/**
 * @param {import("./options.mjs").Options} options
 * @param {AbortSignal} stop
 */
async function bringUp(options, stop) {
  const address = addressOf(options);
  await requirePort(options.host, options.port);
  await install();
  const secrets = readSecrets();
  const url = await prepare(options.dev, stop);
  stop.throwIfAborted();
  const env = {
    DATABASE_URL: url,
    NEXTAUTH_URL: process.env.NEXTAUTH_URL ?? address,
    NEXT_TELEMETRY_DISABLED: "1",
    ...secrets,
  };
  await fillIfEmpty(env, options.empty);
  stop.throwIfAborted();
  say("Starting the web server and the worker …");
  await serve(options, env);
  await waitForAnswer(address, stop);
  say(`\n${bold(`Assay is at ${address}`)}   (Ctrl-C stops it)\n`);
}

/**
 * Everything between the installed packages and the first start. Modules that use packages are loaded only here.
 * @param {boolean} dev
 * @param {AbortSignal} stop
 * @returns {Promise<string>} the database's address
 */
async function prepare(dev, stop) {
  stop.throwIfAborted();
  const { prepareFonts } = await import("./fonts.mjs");
  const { generateClient } = await import("./prisma.mjs");
  const { openDatabase } = await import("./database.mjs");
  const { migrate } = await import("./migrate.mjs");
  const { build, isBuilt } = await import("./build.mjs");
  prepareFonts();
  await generateClient();
  stop.throwIfAborted();
  say("Starting the database …");
  const database = await openDatabase(say);
  started.push(database.release);
  stop.throwIfAborted();
  await migrate(database.url);
  stop.throwIfAborted();
  if (!dev && !isBuilt()) {
    say("Building the application (half a minute or so) …");
    await build();
  }
  return database.url;
}

/** @param {Record<string, string> & { DATABASE_URL: string }} env @param {boolean} empty */
async function fillIfEmpty(env, empty) {
  const { isEmpty } = await import("./people.mjs");
  if (!(await isEmpty(env.DATABASE_URL))) return;
  say(empty ? "Setting up the first administrator …" : "Filling the empty database with a demonstration …");
  await runNode("Setting up", [assay, empty ? "setup" : "demo"], { env, shown: true });
}

/** @param {import("./options.mjs").Options} options @param {Record<string, string>} env */
async function serve({ dev, host, port }, env) {
  const { builtServer } = await import("./build.mjs");
  const { runService } = await import("./service.mjs");
  const mode = { ...env, NODE_ENV: dev ? "development" : "production" };
  const watch = [inRoot("node_modules", "tsx", "dist", "cli.mjs"), "watch", "--clear-screen=false"];
  const worker = [...smallHeap, ...(dev ? watch : []), assay, "worker"];
  started.push(runService("worker", worker, { ...mode, ...thriftyMemory }).stop);
  const next = [inRoot("node_modules", "next", "dist", "bin", "next"), "dev", "-p", String(port), "-H", host];
  started.push(
    runService("web", dev ? next : [builtServer], { ...mode, HOSTNAME: host, PORT: String(port) }).stop,
  );
}
