import { ProjectRole } from "@/lib/auth/permissions";
import { closeDatabase } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { addUser } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { operator } from "./operator";

interface Person {
  name?: string;
  project?: string;
  role?: string;
  admin?: boolean;
}

/** Makes an account and prints how to sign in. */
export async function addPerson(email: string, { name, project, role, admin }: Person): Promise<void> {
  const given = ProjectRole.safeParse(role);
  if (!given.success)
    throw new AppError("invalid", `There is no role “${role}”: use ${ProjectRole.options.join(", ")}.`);
  try {
    const person = await execute(addUser, operator(), {
      email,
      name: name ?? email.split("@")[0]!,
      project: project ?? null,
      role: project === undefined ? null : given.data,
      instance_admin: admin ?? false,
    });
    console.log(`Account   ${person.email}`);
    console.log(`Password  ${person.password}   (to be changed at the first sign-in; shown only here)`);
  } finally {
    await closeDatabase();
  }
}
