/** A refusal in the server's words; `code` says which kind. `status` 0 means that the server wasn't reached. */
export class CallError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
    this.name = "CallError";
  }
}

async function request(address: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new CallError(
      "offline",
      "The server can't be reached. Nothing was lost; try again when you're online.",
      0,
    );
  }
  const body = await response.json().catch(() => null);
  if (response.ok && body) return body.result;
  throw new CallError(
    body?.error?.code ?? "fault",
    body?.error?.message ?? `The server answered ${response.status}. Try again.`,
    response.status,
  );
}

const post = (address: string, input: unknown, more: RequestInit = {}): Promise<unknown> =>
  request(address, {
    ...more,
    method: "POST",
    headers: { "content-type": "application/json", ...more.headers },
    body: JSON.stringify(input),
  });

const addressOf = (project: string, path: string): string =>
  `/api/v1/p/${encodeURIComponent(project)}/${path}`;

/** Sends bytes to a project's door for them. Throws CallError. */
export const send = (
  project: string,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<unknown> =>
  request(addressOf(project, path), {
    method: "PUT",
    headers: { "content-type": "application/octet-stream" },
    body: bytes,
    signal,
  });

/** Calls a project's use case by its name. Throws CallError. */
export const call = <Result>(
  project: string,
  verb: string,
  input: unknown,
  signal?: AbortSignal,
): Promise<Result> => post(addressOf(project, verb), input, { signal }) as Promise<Result>;

/** The same in one person's name: `signed_out` when another one has signed in in this browser meanwhile. */
export const callAs = <Result>(
  person: string,
  project: string,
  verb: string,
  input: unknown,
): Promise<Result> =>
  post(addressOf(project, verb), input, { headers: { "x-person": person } }) as Promise<Result>;

/** Calls a use case that belongs to no project. Throws CallError. */
export const callInstance = <Result>(verb: string, input: unknown): Promise<Result> =>
  post(`/api/v1/${verb}`, input) as Promise<Result>;
