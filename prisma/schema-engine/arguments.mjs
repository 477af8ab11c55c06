import { readFileSync } from "node:fs";

/** What Prisma's command line asks of its engine. */
export function readArguments() {
  const args = process.argv.slice(2);
  const values = (/** @type {string} */ name) => args.filter((_, index) => args[index - 1] === name);
  const datasource = JSON.parse(values("--datasource")[0] ?? "{}");
  return {
    wantsVersion: args.includes("--version"),
    /** `cli <command>`: one thing to do, instead of requests on standard input */
    command: values("cli")[0],
    /** @type {string} */
    url: datasource.url ?? process.env.DATABASE_URL ?? "",
    /** @type {[string, string][]} */
    datamodels: values("--datamodels").map((file) => [file, readFileSync(file, "utf8")]),
  };
}
