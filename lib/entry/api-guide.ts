import type { oas31 } from "zod-openapi";
import { env } from "@/lib/env";
import { openApiDocument } from "./openapi";

type Paths = NonNullable<ReturnType<typeof openApiDocument>["paths"]>;
type Operation = NonNullable<Paths[string]["post"]>;

interface Found {
  operation: Operation;
  calls: { method: string; path: string }[];
}

const titles: readonly (readonly [tag: string, title: string])[] = [
  ["bytes", "Bytes and traces"],
  ["import", "Import"],
  ["read", "Read"],
  ["export", "Export"],
  ["lead", "Lead"],
  ["annotate", "Annotate"],
  ["belong", "Any member"],
  ["administer", "Administer"],
  ["installation", "Installation"],
];

const methods = ["post", "put", "get"] as const;

/** Every call by its id; a verb that can also be asked by GET is one. */
function allCalls(): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const [path, item] of Object.entries(openApiDocument().paths ?? {}))
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const id = operation.operationId!.replace(/^get-/, "");
      const call = { method: method.toUpperCase(), path };
      const known = found.get(id);
      if (known) known.calls.push(call);
      else found.set(id, { operation, calls: [call] });
    }
  return found;
}

/** The OpenAPI document for people: the list of calls, and one of them in full. */
export function apiGuide(id: string, project: string) {
  const calls = allCalls();
  const groups = titles.map(([tag, title]) => ({
    title,
    operations: [...calls]
      .filter(([, { operation }]) => operation.tags?.includes(tag))
      .map(
        ([
          key,
          {
            operation,
            calls: [call],
          },
        ]) => ({ id: key, summary: operation.summary!, ...call! }),
      ),
  }));
  const chosen = calls.get(id);
  return {
    groups: groups.filter(({ operations }) => operations.length > 0),
    operation: chosen ? factsOf(chosen, project) : null,
    definitions: openApiDocument().components?.schemas ?? {},
  };
}

type Schema = oas31.SchemaObject | oas31.ReferenceObject;
const schemaOf = (content: { schema?: Schema } | undefined): Schema | null => content?.schema ?? null;

function factsOf({ operation, calls }: Found, project: string) {
  const body = operation.requestBody && "content" in operation.requestBody ? operation.requestBody : null;
  const input = schemaOf(body?.content["application/json"]);
  const done = operation.responses?.["200"];
  const output = done && "content" in done ? schemaOf(done.content?.["application/json"]) : null;
  const { method, path } = calls[0]!;
  const address = `${env().NEXTAUTH_URL ?? "http://127.0.0.1:3000"}${path.replace("{project}", project)}`;
  const sends = body ? (input ? `\n  --data '{}'` : `\n  --data-binary @file`) : "";
  const type = input ? ` \\\n  --header "Content-Type: application/json"` : "";
  return {
    summary: operation.summary!,
    description: operation.description ?? "",
    calls,
    parameters: (operation.parameters ?? []).flatMap((one) =>
      "name" in one
        ? [
            {
              name: one.name,
              in: one.in,
              required: one.required ?? false,
              description: one.description ?? null,
            },
          ]
        : [],
    ),
    input,
    output,
    answers: Object.entries(operation.responses ?? {}).map(([status, answer]) => ({
      status,
      description: "description" in answer ? (answer.description ?? "") : "",
    })),
    example: `curl --request ${method} "${address}" \\\n  --header "Authorization: Bearer $ASSAY_TOKEN"${type}${sends && ` \\${sends}`}`,
  };
}
