import { afterAll, beforeAll } from "vitest";
import type { ProjectRole } from "@/lib/auth/permissions";
import { closeDatabase } from "@/lib/db/client";
import { addUser, createProject } from "@/lib/usecases";
import { execute, type Caller } from "@/lib/usecases/usecase";
import { createTestDatabase, type TestDatabase } from "./database";

export interface TestPerson {
  id: string;
  name: string;
  email: string;
  password: string;
  /** The person's session at work in the project that they were added to. */
  caller: Extract<Caller, { kind: "user" }>;
}

/** The machine's operator at work in the project `lab`. */
const operator: Caller = { kind: "operator", name: "test", project: "lab" };

/**
 * A workbench on a database of the test file's own, with one empty project, `lab`. Everything is made through the
 * use cases, as it is in life.
 */
export function withWorkbench() {
  let database: TestDatabase | undefined;
  let project: { id: string; slug: string; name: string } | undefined;
  const addProject = (slug: string) => execute(createProject, operator, { slug, name: `Project ${slug}` });
  beforeAll(async () => {
    database = await createTestDatabase();
    process.env.DATABASE_URL = database.url;
    project = await addProject("lab");
  });
  afterAll(async () => {
    await closeDatabase();
    await database?.drop();
  });
  return {
    /** Address of the test file's own database. */
    get url() {
      if (!database) throw new Error("The workbench exists only while hooks and tests run.");
      return database.url;
    },
    get project() {
      if (!project) throw new Error("The workbench exists only while hooks and tests run.");
      return project;
    },
    operator,
    /** One more empty project. */
    addProject,
    /** An account, with a role in a project (none: an outsider). */
    async person(name: string, role: ProjectRole | null = null, slug = "lab"): Promise<TestPerson> {
      const account = await execute(addUser, operator, {
        email: `${name.toLowerCase()}@example.org`,
        name,
        must_change: false,
        ...(role ? { project: slug, role } : {}),
      });
      return {
        ...account,
        caller: { kind: "user", user_id: account.id, session_version: 0, project: slug },
      };
    },
  };
}
