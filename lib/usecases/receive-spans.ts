import { createHash } from "node:crypto";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { takeApart, type TakenApart } from "@/lib/trajectories/otlp-request";
import { usecase } from "./usecase";

/** One span may be this long, as one line of JSON. */
const largestSpan = 16 * 2 ** 20;
/** Milliseconds between a span's arrival and its being put in: what comes together is put in together. */
const gathering = 1500;

/**
 * Takes spans of running agents (OTLP/JSON). What is answered is stored: the spans are kept until a worker puts them
 * together. A span that can't be placed is refused with its reason, and doesn't hold up the others.
 */
export const receiveSpans = usecase({
  name: "receive-spans",
  permission: "ingest",
  db: "project",
  writes: true,
  transactional: false,
  input: z.object({
    /** Gives the request's text. Only then is its body taken in: nobody's bytes are before they are known. */
    body: z.custom<() => Promise<string>>((given) => typeof given === "function"),
  }),
  async run({ db, project, now, transaction }, { body }) {
    if (await db.live.isFull())
      throw new AppError("unavailable", "Too many spans wait to be put in. Send these again in a moment.", {
        retry_after: 10,
      });
    const { spans, rejected, reasons } = apart(await body());
    if (spans.length === 0) return { kept: 0, rejected, reasons };
    const { by } = await db.live.settings();
    const arrived = spans.map(({ line, conversation, ...ids }) => ({
      ...ids,
      conversation: by === "trace" ? null : conversation,
      hash: createHash("sha256").update(line).digest("base64url"),
      line,
    }));
    const refused = await transaction(async (inner, addJob) => {
      const tooMuch = await inner.live.keep(arrived);
      const time = { at: new Date(now.getTime() + gathering), first: true };
      await addJob(
        "assemble-spans",
        { project: project.slug },
        { key: `assemble-spans ${project.id}`, time },
      );
      return tooMuch.length;
    });
    if (refused > 0) reasons.push({ reason: "its conversation is larger than 64 MiB", n: refused });
    return { kept: spans.length - refused, rejected: rejected + refused, reasons };
  },
  // A collector sends every few seconds; an entry for each would drown the others. The day's import tells the counts.
  audit: () => null,
});

function apart(text: string): TakenApart {
  try {
    return takeApart(text, largestSpan);
  } catch (error) {
    // Nesting that is too deep for a parser is as little a request as broken syntax is.
    if (error instanceof SyntaxError || error instanceof RangeError)
      throw new AppError("invalid", `This is no OTLP/JSON request of traces: ${error.message}`);
    throw error;
  }
}
