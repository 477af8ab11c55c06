import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { inRoot } from "./root.mjs";
import { Plain } from "./say.mjs";

const usage = `npm start [-- options]      builds if needed, starts database, web server and worker
npm run dev [-- options]    the same from the sources, reloading on change

  --port <number>   port of the web server (default: PORT or 3000)
  --host <address>  address it listens on (default: ASSAY_HOST or 127.0.0.1)
  --empty           begin with one administrator instead of the demonstration project

A database of your own: set DATABASE_URL (PostgreSQL 15 or newer). A file .env is read.`;

/** @typedef {{ port: number, host: string, dev: boolean, empty: boolean }} Options */

/**
 * What the start script was asked for, on the command line or in the environment.
 * @param {string[]} args
 * @returns {Options}
 * @throws {Plain} on an unknown option or an impossible port
 */
export function readOptions(args) {
  if (existsSync(inRoot(".env"))) process.loadEnvFile?.(inRoot(".env"));
  const values = parse(args);
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const port = values.port ?? (process.env.PORT || "3000");
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65535)
    throw new Plain(`“${port}” is not a port.`);
  // Not HOSTNAME, which shells and containers set to the machine's name.
  const host = values.host ?? (process.env.ASSAY_HOST || "127.0.0.1");
  return { port: Number(port), host, dev: values.dev, empty: values.empty };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: "string", short: "p" },
        host: { type: "string", short: "H" },
        dev: { type: "boolean", default: false },
        empty: { type: "boolean", default: false },
        help: { type: "boolean", short: "h" },
      },
    }).values;
  } catch (error) {
    throw new Plain(`${/** @type {Error} */ (error).message}\n\n${usage}`);
  }
}

/**
 * The address a browser on this machine uses.
 * @param {{ host: string, port: number }} options
 */
export function addressOf({ host, port }) {
  const reachable = ["0.0.0.0", "::"].includes(host) ? "localhost" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}
