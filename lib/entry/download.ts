import type { z } from "zod";
import type { Download } from "@/lib/usecases/show-source";
import { execute, type DatabaseKind, type Usecase } from "@/lib/usecases/usecase";
import { requestCaller } from "./caller";
import { answer } from "./route";

/** A name that is safe in a header and on any disk. */
const plainName = (name: string): string => name.replace(/[^\w.-]+/g, "_").slice(-150) || "download";

/**
 * The door of use cases that give bytes. A browser saves them, whatever they are: the type is fixed, it may not be guessed,
 * and nothing in them runs.
 */
export const download = <Input extends z.ZodType, Kind extends DatabaseKind>(
  request: Request,
  verb: Usecase<Input, Download, Kind>,
  project: string,
  input: z.input<Input>,
): Promise<Response> =>
  answer(async () => {
    const { file_name, content } = await execute(verb, await requestCaller(request, project), input);
    const name = `filename="${plainName(file_name)}"; filename*=UTF-8''${encodeURIComponent(file_name)}`;
    return new Response(toStream(content), {
      headers: {
        "content-type": "application/octet-stream",
        "content-disposition": `attachment; ${name}`,
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      },
    });
  });

/** Asks for the next part only when the client took the last one. */
function toStream(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const parts = content[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await parts.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await parts.return?.();
    },
  });
}
