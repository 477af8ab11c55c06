import type { Command } from "commander";

interface AddOptions {
  name?: string;
  project?: string;
  role?: string;
  admin?: boolean;
}

export function defineUser(program: Command): void {
  const user = program.command("user").description("Manage accounts.");
  user
    .command("add")
    .description("Make an account and print its one-time password.")
    .argument("<email>")
    .option("--name <name>", "the person's name; default: the part of the address before the @")
    .option("--project <address>", "make the person a member of this project")
    .option("--role <role>", "annotator, lead, researcher or admin; with --project", "annotator")
    .option("--admin", "the person administers the whole installation")
    .action(async (email: string, options: AddOptions) => {
      const { addPerson } = await import("../add-person");
      await addPerson(email, options);
    });
}
