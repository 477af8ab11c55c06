import type { Command } from "commander";

export function defineMigrate(program: Command): void {
  program
    .command("migrate")
    .description("Bring the database of DATABASE_URL to the state that this version needs.")
    .action(async () => {
      const { env } = await import("@/lib/env");
      const { migrate } = await import("@/scripts/migrate.mjs");
      await migrate(env().DATABASE_URL);
      console.log("The database is up to date.");
    });
}
