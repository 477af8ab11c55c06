// node scripts/with-database.mjs <command …>: runs a command with the workbench's database up and DATABASE_URL set.
import { requireNode } from "./node-version.mjs";

requireNode();
const { runWithDatabase } = await import("./database-command.mjs");
const { giveUp, Plain } = await import("./say.mjs");

const [command, ...args] = process.argv.slice(2);
try {
  if (!command) throw new Plain("Usage: node scripts/with-database.mjs <command …>");
  process.exit(await runWithDatabase(command, args));
} catch (failure) {
  giveUp(failure);
}
