import { AppError } from "@/lib/errors";
import { putChunk } from "@/lib/usecases";
import { chunkLimit } from "@/lib/usecases/put-chunk";
import { execute } from "@/lib/usecases/usecase";
import { requestCaller } from "./caller";
import { answer, checkOrigin } from "./route";

/** The door of uploads: one chunk's bytes as the body of a PUT. */
export const receiveChunk = (
  request: Request,
  project: string,
  upload: string,
  n: string,
): Promise<Response> =>
  answer(async () => {
    const caller = await requestCaller(request, project);
    checkOrigin(request, caller);
    // Nobody's bytes are taken in before they are known.
    if (caller.kind === "anyone") throw new AppError("signed_out", "Sign in first; the upload goes on then.");
    return execute(putChunk, caller, { upload, n, bytes: await bodyOf(request) });
  });

async function bodyOf(request: Request): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    parts.push(next.value);
    if ((size += next.value.length) <= chunkLimit) continue;
    await reader?.cancel();
    throw new AppError("too_large", `A chunk is at most ${chunkLimit / 2 ** 20} MB.`);
  }
  return Buffer.concat(parts, size);
}
