import type { Command } from "commander";

export function defineDemo(program: Command): void {
  program
    .command("demo")
    .description("Fill an empty installation with a project to look around in, and print its accounts.")
    .action(async () => {
      const { fillWithDemo } = await import("../demo");
      await fillWithDemo();
    });
}
