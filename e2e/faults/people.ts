import { randomUUID } from "node:crypto";
import { expect, request, type APIRequestContext, type Browser, type BrowserContext } from "@playwright/test";

/** What is needed of an installation to get people into it. */
interface Entrance {
  address: string;
  /** The session of somebody who may invite. */
  admin: APIRequestContext;
}

/** Somebody with an account, and a session of theirs outside any browser. */
export interface Person {
  email: string;
  password: string;
  api: APIRequestContext;
}

export interface Answer {
  status: number;
  result: unknown;
  error: { code: string; message: string } | undefined;
}

const addressOf = (project: string | null, verb: string) =>
  project === null ? `/api/v1/${verb}` : `/api/v1/p/${project}/${verb}`;

/** Calls a use case and tells how it went, refusals too. Throws when the server isn't reached. */
export async function attempt(
  api: APIRequestContext,
  project: string | null,
  verb: string,
  input: object,
): Promise<Answer> {
  const response = await api.post(addressOf(project, verb), {
    data: input,
    headers: { "sec-fetch-site": "same-origin" },
  });
  const body = await response.json();
  return { status: response.status(), result: body.result, error: body.error };
}

/** Calls a use case that has to succeed. */
export async function ask<Result>(
  api: APIRequestContext,
  project: string | null,
  verb: string,
  input: object,
): Promise<Result> {
  const answer = await attempt(api, project, verb, input);
  expect(answer.status, `${verb}: ${JSON.stringify(answer.error)}`).toBe(200);
  return answer.result as Result;
}

/** Starts a session as the sign-in page does. */
export async function signInBy(api: APIRequestContext, email: string, password: string): Promise<void> {
  const { csrfToken } = await (await api.get("/api/auth/csrf")).json();
  const response = await api.post("/api/auth/callback/credentials", {
    form: { csrfToken, email, password, json: "true" },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Makes an account by an invitation and signs in with it. */
export async function join(site: Entrance, project: string, role = "annotator"): Promise<Person> {
  const email = `${role}-${randomUUID().slice(0, 8)}@example.org`;
  const password = `a sentence of ${email}`;
  const { token } = await ask<{ token: string }>(site.admin, project, "invite-person", { email, role });
  const api = await request.newContext({ baseURL: site.address });
  await ask(api, null, "accept-invitation", { token, name: email, password });
  await signInBy(api, email, password);
  return { email, password, api };
}

/** A browser in which this person is signed in; a session of its own. */
export async function browserOf(site: Entrance, browser: Browser, person: Person): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.address });
  await signInBy(context.request, person.email, person.password);
  return context;
}
