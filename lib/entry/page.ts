import { forbidden, notFound, redirect } from "next/navigation";
import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { execute, type DatabaseKind, type Usecase } from "@/lib/usecases/usecase";
import { sessionCaller } from "./caller";

/**
 * A page's door: runs a reading use case for the signed-in person. Signed out goes to the sign-in page, a missing
 * thing to the not-found page, a missing permission to the forbidden page; everything else to the error page.
 */
export async function load<Input extends z.ZodType, Output, Kind extends DatabaseKind>(
  verb: Usecase<Input, Output, Kind>,
  project: string | null,
  input: z.input<Input>,
): Promise<Output> {
  try {
    return await execute(verb, await sessionCaller(project), input);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "signed_out") redirect("/sign-in");
    if (error.code === "not_found" || error.code === "invalid") notFound();
    if (error.code === "forbidden") forbidden();
    throw error;
  }
}
