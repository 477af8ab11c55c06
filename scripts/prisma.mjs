import { existsSync } from "node:fs";
import { inRoot } from "./root.mjs";
import { runNode } from "./run.mjs";
import { hashOf, isStamped, stamp } from "./stamp.mjs";

const cli = inRoot("node_modules", "prisma", "build", "index.js");

/** @returns {Record<string, string>} */
const quiet = () => ({
  PRISMA_HIDE_UPDATE_MESSAGE: "1",
  CHECKPOINT_DISABLE: "1",
  // Windows can't execute a script as a program; there Prisma fetches its own engine.
  ...(process.platform !== "win32" && { PRISMA_SCHEMA_ENGINE_BINARY: inRoot("prisma", "schema-engine.mjs") }),
});

/**
 * Runs the Prisma command-line tool without network.
 * @param {string} what the subject of the sentence when it fails
 * @param {string[]} args
 * @param {string} [url] the database
 */
export const prisma = (what, args, url) =>
  runNode(what, [cli, ...args], { env: { ...quiet(), ...(url && { DATABASE_URL: url }) } });

/** Writes the database client into lib/generated when the schema or Prisma changed. */
export async function generateClient() {
  const stampFile = "node_modules/.cache/assay/prisma-client";
  const hash = hashOf([
    "prisma/schema.prisma",
    "prisma.config.ts",
    "node_modules/@prisma/client/package.json",
  ]);
  if (isStamped(stampFile, hash) && existsSync(inRoot("lib/generated/prisma/client.ts"))) return;
  await prisma("Generating the database client", ["generate"]);
  stamp(stampFile, hash);
}
