import { headers } from "next/headers";
import { forbidden, notFound, redirect } from "next/navigation";
import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { execute, type DatabaseKind, type Usecase } from "@/lib/usecases/usecase";
import { sessionCaller } from "./caller";

/** A use case's answer, or its refusal in words where the page has something better to show than an error. */
export type Loaded<Output> =
  { result: Output; refusal?: undefined } | { result?: undefined; refusal: string };

/** As `load`, but what can't be done in the present state (`conflict`) comes back as words for the page. */
export async function loadUnlessRefused<Input extends z.ZodType, Output, Kind extends DatabaseKind>(
  verb: Usecase<Input, Output, Kind>,
  project: string | null,
  input: z.input<Input>,
): Promise<Loaded<Output>> {
  try {
    return { result: await load(verb, project, input) };
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") return { refusal: error.message };
    throw error;
  }
}

/**
 * A page's door: runs a use case for the signed-in person. Signed out goes to the sign-in page, a missing
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
    return leave(error);
  }
}

/** The same for pages that also work signed out: null when nobody is signed in or the session has ended. */
export async function loadIfSignedIn<Input extends z.ZodType, Output, Kind extends DatabaseKind>(
  verb: Usecase<Input, Output, Kind>,
  input: z.input<Input>,
): Promise<Output | null> {
  try {
    return await execute(verb, await sessionCaller(null), input);
  } catch (error) {
    return isSignedOut(error) ? null : leave(error);
  }
}

/** The same for pages that anyone with their link may open: a session that has ended counts as none. */
export async function loadForAnyone<Input extends z.ZodType, Output, Kind extends DatabaseKind>(
  verb: Usecase<Input, Output, Kind>,
  input: z.input<Input>,
): Promise<Output> {
  try {
    return await execute(verb, await sessionCaller(null), input).catch((error: unknown) => {
      if (isSignedOut(error)) return execute(verb, { kind: "anyone" }, input);
      throw error;
    });
  } catch (error) {
    return leave(error);
  }
}

const isSignedOut = (error: unknown): boolean => error instanceof AppError && error.code === "signed_out";

/** Where a refusal leads. The sign-in page leads back to where the person wanted to go (proxy.ts notes the address). */
async function leave(error: unknown): Promise<never> {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "signed_out") {
    const from = (await headers()).get("x-address");
    redirect(from && from !== "/" ? `/sign-in?from=${encodeURIComponent(from)}` : "/sign-in");
  }
  if (error.code === "not_found" || error.code === "invalid") notFound();
  if (error.code === "forbidden") forbidden();
  throw error;
}
