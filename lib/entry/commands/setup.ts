import type { Command } from "commander";

export function defineSetup(program: Command): void {
  program
    .command("setup")
    .description("Make the first administrator of an empty installation and print a one-time password.")
    .option("--email <address>", "the administrator's address", "admin@example.org")
    .option("--name <name>", "the administrator's name", "Administrator")
    .action(async (options: { email: string; name: string }) => {
      const { setUp } = await import("../set-up");
      await setUp(options);
    });
}
