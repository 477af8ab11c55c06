import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import {
  downloadExport,
  downloadSignals,
  putChunk,
  receiveSpans,
  showAttachment,
  showSource,
} from "@/lib/usecases";
import { accessWords, failures, resultOf, securityOf } from "./openapi-parts";

/** The doors that take or give bytes, and what they stand for. */

const project = z.string().meta({ description: "The project's address, e.g. `airline`." });
const bytes = { "application/octet-stream": { schema: z.string().meta({ override: { format: "binary" } }) } };

const download = (
  operationId: string,
  summary: string,
  path: Record<string, z.ZodType>,
  query: Record<string, z.ZodType> = {},
  permission: (typeof showSource | typeof downloadExport)["permission"] = showSource.permission,
): ZodOpenApiOperationObject => ({
  operationId,
  summary,
  description: accessWords(permission),
  tags: ["bytes"],
  security: securityOf(permission),
  requestParams: { path: z.object({ project, ...path }), query: z.object(query) },
  responses: { 200: { description: "The bytes, as a file to save.", content: bytes }, ...failures },
});

/** What an OTLP client is told; spans that were refused don't have to be sent again. */
const TracesAnswer = z.object({
  partialSuccess: z
    .object({
      rejectedSpans: z.string().meta({ description: "How many, as text." }),
      errorMessage: z.string(),
    })
    .optional(),
});
const TracesFailure = z.object({ message: z.string() });

const traces: ZodOpenApiOperationObject = {
  operationId: receiveSpans.name,
  summary: "Send spans (OTLP/HTTP)",
  description: [
    "Traces of running agents in OpenTelemetry's protocol, as JSON or protobuf, plain or gzip, up to 64 MiB unpacked.",
    "The token names the project. Spans may come late, twice and in any order.",
    accessWords(receiveSpans.permission),
  ].join(" "),
  tags: ["bytes"],
  security: [{ token: [receiveSpans.permission] }],
  requestParams: { header: z.object({ "content-encoding": z.enum(["gzip", "identity"]).optional() }) },
  requestBody: {
    required: true,
    content: {
      "application/json": {
        schema: z.looseObject({ resourceSpans: z.array(z.looseObject({})).optional() }),
      },
      "application/x-protobuf": bytes["application/octet-stream"],
    },
  },
  responses: {
    200: { description: "Kept.", content: { "application/json": { schema: TracesAnswer } } },
    ...Object.fromEntries(
      ["400", "401", "403", "413", "415", "429", "503"].map((status) => [
        status,
        {
          description:
            status === "415" ? "Neither JSON nor protobuf, or packed otherwise than gzip." : "Refused.",
          content: { "application/json": { schema: TracesFailure } },
        },
      ]),
    ),
  },
};

const chunk: ZodOpenApiOperationObject = {
  operationId: putChunk.name,
  summary: "Upload a chunk",
  description: `The next bytes of a file, at most 8 MiB. The same chunk again is fine. ${accessWords(putChunk.permission)}`,
  tags: ["bytes"],
  security: securityOf(putChunk.permission),
  requestParams: {
    path: z.object({
      project,
      upload: z.uuid().meta({ description: "`upload_id` of start-import." }),
      chunk: z.coerce.number().int().min(0).meta({ description: "Counted from 0." }),
    }),
  },
  requestBody: { required: true, content: bytes },
  responses: { 200: resultOf(putChunk.output), ...failures },
};

export const byteDoors: ZodOpenApiPathsObject = {
  "/api/v1/otlp/v1/traces": { post: traces },
  "/api/v1/p/{project}/uploads/{upload}/{chunk}": { put: chunk },
  "/api/v1/p/{project}/imports/{import}/source": {
    get: download("import-source", "Download an imported file", { import: z.uuid() }),
  },
  "/api/v1/p/{project}/trajectories/{trajectory}/source": {
    get: download("trajectory-source", "Download a trajectory's source record", { trajectory: z.uuid() }),
  },
  "/api/v1/p/{project}/attachments/{sha256}": {
    get: download(showAttachment.name, "Download an attachment", {
      sha256: z.string().meta({ description: "The hash that the step names." }),
    }),
  },
  "/api/v1/p/{project}/signals": {
    get: download(
      downloadSignals.name,
      "Download the signal reports",
      {},
      {
        as: z.enum(["json", "otlp"]).optional().meta({ description: "One report a line, or OTLP/JSON." }),
        trajectory: z.uuid().optional().meta({ description: "Only of this one." }),
      },
    ),
  },
  "/api/v1/p/{project}/exports/{id}": {
    get: download(
      downloadExport.name,
      "Download an export",
      { id: z.uuid() },
      { file: z.string().optional().meta({ description: "One file of it; else all as a zip." }) },
      downloadExport.permission,
    ),
  },
};
