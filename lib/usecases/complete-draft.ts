import type { Draft, LabelSchema } from "@/lib/annotations/schema";
import { checkDraft } from "@/lib/annotations/validate";
import { AppError } from "@/lib/errors";

/** Lets only a label pass: every required question answered, by a choice that is offered. Throws invalid, in words. */
export function requireComplete(draft: Draft, schema: LabelSchema): void {
  const { complete, missing, errors } = checkDraft(draft, schema);
  if (complete) return;
  const problems = [...errors, ...missing];
  throw new AppError("invalid", problems.map((problem) => problem.message).join(" "), problems);
}
