import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiOverride } from "zod-openapi";
import { permissions } from "@/lib/auth/permissions";
import { byteDoors } from "./openapi-bytes";
import { accessWords, failures, resultOf, securityOf } from "./openapi-parts";
import { verbDoors, type AnyUsecase } from "./verb-doors";

const introduction = `Everything that the workbench does is a verb. Within a project it is called at \`/api/v1/p/{project}/{verb}\`, else at \`/api/v1/{verb}\`:
by POST with the input as JSON, and for verbs that only read also by GET with \`?input=<JSON>\`. The answer is \`{"result": …}\`, or \`{"error": {"code", "message"}}\` with a status.

Programs send \`Authorization: Bearer <token>\`. A token is made on a project's page of API tokens, works within that project, and may do what its scopes say.`;

/** Moments are ISO 8601 in JSON. Schemas that only code can check (a refinement) are described by what they stand on. */
const override: ZodOpenApiOverride = ({ zodSchema, jsonSchema }) => {
  if (zodSchema._zod.def.type === "date") Object.assign(jsonSchema, { type: "string", format: "date-time" });
};

const project = z.string().meta({ description: "The project's address, e.g. `airline`." });

const isOfProject = ({ permission }: AnyUsecase): boolean => permission in permissions;

function operation(verb: AnyUsecase, method: "get" | "post"): ZodOpenApiOperationObject {
  const { name, permission, input, output } = verb;
  const words = name.replaceAll("-", " ");
  const path = isOfProject(verb) ? { path: z.object({ project }) } : {};
  // GET has the same input in the address; both name their operation differently.
  const asked =
    method === "post"
      ? { requestParams: path, requestBody: { content: { "application/json": { schema: input } } } }
      : {
          requestParams: {
            ...path,
            query: z.object({
              input: z
                .string()
                .optional()
                .meta({ description: "The input as JSON, as in the body of POST." }),
            }),
          },
        };
  return {
    operationId: method === "post" ? name : `get-${name}`,
    summary: words.charAt(0).toUpperCase() + words.slice(1),
    description: accessWords(permission),
    tags: [isOfProject(verb) ? permission : "installation"],
    security: securityOf(permission),
    ...asked,
    responses: { 200: resultOf(output), ...failures },
  };
}

function makeDocument() {
  const verbs = [...verbDoors.values()].map((verb) => [
    isOfProject(verb) ? `/api/v1/p/{project}/${verb.name}` : `/api/v1/${verb.name}`,
    { post: operation(verb, "post"), ...(verb.writes ? {} : { get: operation(verb, "get") }) },
  ]);
  return createDocument(
    {
      openapi: "3.1.0",
      info: { title: "Assay", version: "1", description: introduction, license: { name: "Apache-2.0" } },
      servers: [{ url: "/" }],
      paths: { ...byteDoors, ...Object.fromEntries(verbs) },
      components: {
        securitySchemes: {
          token: { type: "http", scheme: "bearer", description: "An API token of the project." },
          session: {
            type: "apiKey",
            in: "cookie",
            name: "next-auth.session-token",
            description: "The session of a person; changes count only from a page of the workbench.",
          },
        },
      },
    },
    { override },
  );
}

let made: ReturnType<typeof makeDocument> | undefined;

/** The OpenAPI 3.1 document of every door, made of the use cases' own schemas. */
export const openApiDocument = (): ReturnType<typeof makeDocument> => (made ??= makeDocument());
