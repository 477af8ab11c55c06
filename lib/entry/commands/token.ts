import type { Command } from "commander";

interface CreateOptions {
  project: string;
  scope: string[];
  days: string;
}

export function defineToken(program: Command): void {
  const token = program.command("token").description("Manage API tokens, by which programs reach a project.");
  token
    .command("create")
    .description("Make a token and print it, this once.")
    .argument("<name>", "what it is for")
    .requiredOption("--project <address>", "the project that it reaches")
    .requiredOption("--scope <scope...>", "what it may do: ingest, import, read, export")
    .option("--days <n>", "days until it stops working; “never”: until it is revoked", "90")
    .action(async (name: string, options: CreateOptions) => {
      const { makeToken } = await import("../tokens");
      await makeToken(name, options);
    });
  token
    .command("list")
    .description("Print a project's tokens, the newest first: id, state, what each may do, name.")
    .requiredOption("--project <address>", "the project that they reach")
    .action(async ({ project }: { project: string }) => {
      const { printTokens } = await import("../tokens");
      await printTokens(project);
    });
  token
    .command("revoke")
    .description("End a token: whatever uses it is refused from then on.")
    .argument("<id>", "as `assay token list` prints it")
    .requiredOption("--project <address>", "the project that it reaches")
    .action(async (id: string, { project }: { project: string }) => {
      const { endToken } = await import("../tokens");
      await endToken(id, project);
    });
}
