import { AppError } from "@/lib/errors";
import { execute, type Caller } from "@/lib/usecases/usecase";
import { requestCaller } from "./caller";
import { failureOf } from "./failure";
import { verbDoors, type AnyUsecase } from "./verb-doors";

const headers = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" };

/**
 * A change in a session's name must come from a page of ours: browsers tell where a request was made. A token is sent
 * by nothing but the program that has it, so there is nothing to check. Throws forbidden.
 */
export function checkOrigin(request: Request, caller: Caller): void {
  if (caller.kind === "token") return;
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const host = request.headers.get("x-forwarded-host") ?? request.headers.get("host");
  const ours =
    origin !== null ? URL.canParse(origin) && new URL(origin).host === host : site === "same-origin";
  if (!ours) throw new AppError("forbidden", "This request didn't come from a page of this workbench.");
}

/** A page that stayed open belongs to whoever opened it: what it sends is not another person's. Throws signed_out. */
function checkPerson(request: Request, caller: Caller): void {
  const person = request.headers.get("x-person");
  if (person !== null && caller.kind === "user" && caller.user_id !== person)
    throw new AppError(
      "signed_out",
      "Somebody else has signed in in this browser. Sign in as yourself again; drafts are kept.",
    );
}

async function inputOf(request: Request, caller: Caller, verb: AnyUsecase): Promise<unknown> {
  if (request.method === "GET") {
    if (verb.writes) throw new AppError("invalid", "This verb changes data: use POST.");
    return JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
  }
  checkOrigin(request, caller);
  const text = await request.text();
  if (text.length > 4_000_000) throw new AppError("too_large", "The request is larger than 4 MB.");
  return JSON.parse(text === "" ? "{}" : text);
}

/** Runs a door's work and answers with JSON; failures become a status and words. */
export async function answer(work: () => Promise<unknown>): Promise<Response> {
  try {
    const result = await work();
    if (result instanceof Response) return result;
    return Response.json({ result: result ?? null }, { headers });
  } catch (error) {
    const known = error instanceof SyntaxError ? new AppError("invalid", "The input is not JSON.") : error;
    const { status, body, headers: more } = failureOf(known);
    return Response.json(body, { status, headers: { ...headers, ...more } });
  }
}

/**
 * The HTTP door of every use case: GET (reads) with ?input=<JSON>, POST with a JSON body.
 * Answers {result} or {error: {code, message}}.
 */
export const callUsecase = (request: Request, name: string, project: string | null): Promise<Response> =>
  answer(async () => {
    const verb = verbDoors.get(name);
    if (!verb) throw new AppError("not_found", `There is no verb “${name}”.`);
    const caller = await requestCaller(request, project);
    checkPerson(request, caller);
    return execute(verb, caller, await inputOf(request, caller, verb));
  });
