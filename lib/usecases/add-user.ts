import { z } from "zod";
import { hashPassword, oneTimePassword } from "@/lib/auth/password";
import { ProjectRole } from "@/lib/auth/permissions";
import { normalEmail } from "@/lib/db/people";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** Makes an account with a one-time password that has to be changed at the first sign-in; optionally a membership. */
export const addUser = usecase({
  name: "add-user",
  permission: "operate",
  db: "instance",
  writes: true,
  input: z.object({
    email: z.email(),
    name: z.string().trim().min(1).max(200),
    project: z.string().nullable().default(null),
    role: ProjectRole.nullable().default(null),
    instance_admin: z.boolean().default(false),
    /** A demo account keeps its printed password. */
    must_change: z.boolean().default(true),
  }),
  async run({ db, newId }, input) {
    const password = oneTimePassword();
    const id = newId();
    const created = await db.people.create({
      id,
      email: input.email,
      name: input.name,
      password_hash: await hashPassword(password),
      must_change: input.must_change,
      instance_admin: input.instance_admin,
    });
    if (!created)
      throw new AppError("conflict", `There is already an account for ${normalEmail(input.email)}.`);
    if (input.project) {
      const project = await db.projects.bySlug(input.project);
      if (!project) throw new AppError("not_found", `There is no project “${input.project}”.`);
      await db.project(project.id).members.put(id, input.role ?? "annotator");
    }
    return { id, email: normalEmail(input.email), name: input.name, password };
  },
  audit: ({ role, project }, person) => ({
    object: `person ${person.id}`,
    summary: { email: person.email, role, project },
  }),
});
