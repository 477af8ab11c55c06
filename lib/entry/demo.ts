import path from "node:path";
import { fileURLToPath } from "node:url";
import { closeDatabase } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { addUser, createProject, createStudy, listStudies, showInstallation } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { importFile } from "./import-files";
import { operator } from "./operator";
import { analyseWaiting } from "./worker";

const slug = "demo";
const examples = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../examples");

/** The runs, and the queries of the audit of references. */
const files = [
  "airline.tau-bench.json",
  "retail.openai-chat.jsonl",
  "cloud-support.sharegpt.json",
  "local-services.inter3.jsonl",
  "cloud-tickets.multi-gt.jsonl",
];

const people = [
  { name: "Ada Admin", email: "admin@example.org", role: "admin", does: "people, roles, health" },
  { name: "Lea Lead", email: "lead@example.org", role: "lead", does: "imports, studies, audits" },
  { name: "Ana Annotator", email: "annotator1@example.org", role: "annotator", does: "labels" },
  { name: "Ben Annotator", email: "annotator2@example.org", role: "annotator", does: "labels" },
  { name: "Chen Annotator", email: "annotator3@example.org", role: "annotator", does: "labels" },
  { name: "Rea Researcher", email: "researcher@example.org", role: "researcher", does: "reports, exports" },
] as const;

/**
 * Fills an empty installation: a project with example runs and queries, a small blind study, six accounts. The accounts
 * come last, so that an installation on which this was interrupted still counts as empty and can be filled again.
 */
export async function fillWithDemo(): Promise<void> {
  try {
    const { people: accounts, projects } = await execute(showInstallation, operator(), {});
    if (accounts > 0)
      throw new AppError("conflict", "This installation has accounts already; the demo is for an empty one.");
    if (!projects.some((project) => project.slug === slug))
      await execute(createProject, operator(), { slug, name: "Demonstration" });
    for (const file of files)
      await importFile(operator(slug), path.join(examples, file), { format: "auto", encoding: "auto" });
    await analyseWaiting();
    if ((await execute(listStudies, operator(slug), {})).length === 0) await openStudy();
    printAccounts(await addPeople());
  } finally {
    await closeDatabase();
  }
}

/** Equal budgets for the three samplers, three labels for each trajectory. */
async function openStudy(): Promise<void> {
  await execute(createStudy, operator(slug), {
    name: "Which runs are worth reading?",
    samplers: ["random", "heuristic", "signal"].map((sampler) => ({ sampler, size: 8 })),
    seed: "demo",
    k: 3,
    label_schema: { id: "trajectory-review", version: 1 },
  });
}

async function addPeople() {
  const made = [];
  for (const { does, ...person } of people) {
    const { password } = await execute(addUser, operator(), {
      ...person,
      project: slug,
      instance_admin: person.role === "admin",
      // A one-time password: the first sign-in asks for one of the person's own.
      must_change: true,
    });
    made.push({ ...person, does, password });
  }
  return made;
}

function printAccounts(accounts: Awaited<ReturnType<typeof addPeople>>): void {
  console.log(
    "\nAccounts of the demonstration. Each password works once and is shown only here: the first sign-in asks for one",
  );
  console.log("of your own. Disable accounts that you don't need before you put real work in.\n");
  const width = Math.max(...accounts.map(({ email }) => email.length));
  for (const { role, email, password, does } of accounts)
    console.log(`  ${role.padEnd(10)}  ${email.padEnd(width)}  ${password}  ${does}`);
  console.log();
}
