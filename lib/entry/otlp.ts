import { AppError } from "@/lib/errors";
import { receiveSpans } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { inflated } from "./body";
import { tokenCaller } from "./caller";
import { failureOf } from "./failure";
import { decodeTraces, encodeFailure, encodeResponse } from "./otlp-protobuf";

/** Bytes of a request, before and after unpacking. */
const largestRequest = 64 * 2 ** 20;

/** What the OTLP specification lets a server answer: everything was taken, or so many spans weren't, and why. */
interface Answer {
  partialSuccess?: { rejectedSpans: string; errorMessage: string };
}

/** How a request is written and so is its answer. */
interface Encoding {
  type: string;
  text(bytes: Uint8Array): string;
  answer(answer: Answer): BodyInit;
  failure(message: string): BodyInit;
}

const json: Encoding = {
  type: "application/json",
  text(bytes) {
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      throw new AppError("invalid", "The request's text is not UTF-8.");
    }
  },
  answer: (answer) => JSON.stringify(answer),
  failure: (message) => JSON.stringify({ message }),
};

const protobuf: Encoding = {
  type: "application/x-protobuf",
  text(bytes) {
    const request = decodeTraces(bytes);
    if (!request) throw new AppError("invalid", "The request is no ExportTraceServiceRequest.");
    return JSON.stringify(request);
  },
  answer: (answer) => encodeResponse(answer),
  failure: (message) => encodeFailure(message),
};

const encodings = [json, protobuf];

/**
 * The door of OTLP/HTTP traces, as JSON and as protobuf, plain or gzip. Only a token opens it. Answers as the
 * specification says: 200 with `partialSuccess` when some spans were refused, {message} with a status on failure, and
 * a status that is tried again (429, 503) only where trying again helps.
 */
export async function receiveTraces(request: Request): Promise<Response> {
  const type = request.headers.get("content-type")?.split(";")[0]!.trim().toLowerCase();
  const encoding = encodings.find((one) => one.type === type);
  const respond = (status: number, body: BodyInit, headers: Record<string, string> = {}): Response =>
    new Response(body, {
      status,
      headers: { "content-type": (encoding ?? json).type, "cache-control": "no-store", ...headers },
    });
  if (!encoding)
    return respond(
      415,
      json.failure(
        "Send traces as application/json or application/x-protobuf (OTEL_EXPORTER_OTLP_PROTOCOL=http/json or http/protobuf).",
      ),
    );
  const packing = request.headers.get("content-encoding")?.trim().toLowerCase() || "identity";
  if (packing !== "identity" && packing !== "gzip")
    return respond(
      415,
      encoding.failure("Only gzip is unpacked (OTEL_EXPORTER_OTLP_COMPRESSION=gzip or none)."),
    );
  try {
    const caller = tokenCaller(request, null) ?? { kind: "anyone" };
    const { rejected, reasons } = await execute(receiveSpans, caller, {
      body: async () => encoding.text(await inflated(request, packing === "gzip", largestRequest)),
    });
    return respond(200, encoding.answer(rejected === 0 ? {} : partial(rejected, reasons)));
  } catch (error) {
    const { status, body, headers } = failureOf(error);
    const { code, message } = body.error;
    const words = code === "signed_out" ? `${message} ${howToSignIn}` : message;
    return respond(status, encoding.failure(words), headers);
  }
}

const howToSignIn =
  "Make an API token that may send spans, and set OTEL_EXPORTER_OTLP_HEADERS=Authorization=Bearer%20<token>.";

/** The first reasons, each with how often. */
const partial = (rejected: number, reasons: readonly { reason: string; n: number }[]): Answer => ({
  partialSuccess: {
    rejectedSpans: String(rejected),
    errorMessage: reasons
      .slice(0, 10)
      .map(({ reason, n }) => `${n} × ${reason}`)
      .join("; "),
  },
});
