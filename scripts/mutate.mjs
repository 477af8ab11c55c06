import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { inRoot } from "./root.mjs";
import { runNode } from "./run.mjs";

/**
 * Mutation tests of the statistics. Stryker works in a copy under .stryker-tmp; the reference values beside the project
 * are linked beside that copy, so that the tests which read ../shared take part there too.
 */
const shared = inRoot("..", "shared");
mkdirSync(inRoot(".stryker-tmp"), { recursive: true });
if (existsSync(shared) && !existsSync(inRoot(".stryker-tmp", "shared")))
  symlinkSync(shared, inRoot(".stryker-tmp", "shared"));

await runNode(
  "Stryker",
  [inRoot("node_modules", "@stryker-mutator", "core", "bin", "stryker.js"), "run", ...process.argv.slice(2)],
  { shown: true },
);
