import { cpSync, existsSync } from "node:fs";
import { buildProgram, isProgramBuilt } from "./build-program.mjs";
import { inRoot } from "./root.mjs";
import { runNode } from "./run.mjs";
import { hashOf, isStamped, stamp } from "./stamp.mjs";

const sources = [
  "app",
  "components",
  "lib",
  "public",
  "prisma/schema.prisma",
  "proxy.ts",
  "instrumentation.ts",
  "next.config.js",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];
const isPartOfApp = (/** @type {string} */ file) => !/\.test\.tsx?$|^lib[\\/]generated/.test(file);

// Inside the output, so that it goes when somebody deletes the output.
const stampFile = ".next/sources.sha256";

/** The program that serves the built application. */
export const builtServer = inRoot(".next", "standalone", "server.js");

/** Whether the output on disk was built from what the sources are now. */
export const isBuilt = () =>
  existsSync(builtServer) && isStamped(stampFile, hashOf(sources, isPartOfApp)) && isProgramBuilt();

/**
 * Builds the application and completes its standalone output, which Next leaves without the static files.
 * @param {object} [options]
 * @param {boolean} [options.shown] pass the build's output on
 */
export async function build({ shown = false } = {}) {
  const hash = hashOf(sources, isPartOfApp);
  await runNode(
    "Building the application",
    [inRoot("node_modules", "next", "dist", "bin", "next"), "build"],
    {
      env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
      shown,
    },
  );
  for (const [from, to] of /** @type {const} */ ([
    [["public"], ["public"]],
    [
      [".next", "static"],
      [".next", "static"],
    ],
  ])) {
    cpSync(inRoot(...from), inRoot(".next", "standalone", ...to), { recursive: true });
  }
  await buildProgram();
  stamp(stampFile, hash);
}
