import { z } from "zod";
import { newSecret } from "@/lib/auth/password";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** Makes an empty project; the person who makes it becomes its admin. */
export const createProject = usecase({
  name: "create-project",
  permission: "operate",
  db: "instance",
  writes: true,
  input: z.object({
    slug: z
      .string()
      .min(2)
      .max(60)
      .regex(/^[a-z0-9][a-z0-9-]*$/, "Use lower-case letters, digits and hyphens."),
    name: z.string().trim().min(1).max(200),
  }),
  async run({ db, actor, newId }, { slug, name }) {
    const id = newId();
    const created = await db.projects.create({ id, slug, name, pseudonym_secret: newSecret().secret });
    if (!created) throw new AppError("conflict", `The address “${slug}” is taken by another project.`);
    if (actor.id) await db.project(id).members.put(actor.id, "admin");
    return { id, slug, name };
  },
  audit: (_, project) => ({ object: `project ${project.slug}`, summary: { name: project.name } }),
});
