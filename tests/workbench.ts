import { afterAll, beforeAll } from "vitest";
import type { ProjectRole } from "@/lib/auth/permissions";
import { closeDatabase } from "@/lib/db/client";
import { addUser, createProject } from "@/lib/usecases";
import { execute, type Caller } from "@/lib/usecases/usecase";
import { createTestDatabase, type TestDatabase } from "./database";

export interface Workbench {
  /** Address of the test file's own database. */
  readonly url: string;
  /** The machine's operator, for the project `airline` or for none. */
  operator(project?: string | null): Caller;
  /** An empty project. */
  addProject(slug: string): Promise<void>;
  /** An account, with a role in a project if one is given; what a signed-in session of it is to `execute`. */
  addPerson(name: string, role?: ProjectRole, project?: string): Promise<Person>;
}

export interface Person {
  id: string;
  email: string;
  password: string;
  /** The person's session at work in the project that they were added to. */
  caller: Extract<Caller, { kind: "user" }>;
}

const operator = (project: string | null = null): Caller => ({ kind: "operator", name: "test", project });

async function addPerson(name: string, role?: ProjectRole, project = "airline"): Promise<Person> {
  const account = await execute(addUser, operator(), {
    email: `${name.toLowerCase()}@example.org`,
    name,
    must_change: false,
    ...(role ? { project, role } : {}),
  });
  return {
    id: account.id,
    email: account.email,
    password: account.password,
    caller: { kind: "user", user_id: account.id, session_version: 0, project },
  };
}

/**
 * A workbench on a database of the test file's own, with one empty project, `airline`. Everything is made through the
 * use cases, as it is in life.
 */
export function withWorkbench(): Workbench {
  let database: TestDatabase | undefined;
  const addProject = async (slug: string): Promise<void> => {
    await execute(createProject, operator(), { slug, name: `Project ${slug}` });
  };
  beforeAll(async () => {
    database = await createTestDatabase();
    process.env.DATABASE_URL = database.url;
    await addProject("airline");
  });
  afterAll(async () => {
    await closeDatabase();
    await database?.drop();
  });
  return {
    get url() {
      if (!database) throw new Error("The workbench exists only while hooks and tests run.");
      return database.url;
    },
    operator,
    addProject,
    addPerson,
  };
}
