import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import * as usecases from "@/lib/usecases";
import { openApiDocument } from "./openapi";
import { verbDoors } from "./verb-doors";

interface Operation {
  operationId: string;
  description: string;
  security: Record<string, string[]>[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content: Record<string, { schema: unknown }> }>;
}

// As it is sent: what JSON drops isn't there.
const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operation = (id: string) => operations.find(({ operationId }) => operationId === id)!;

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("tells of every verb: by its name, or by the door of bytes that it stands behind", () => {
    const told = new Set(operations.map(({ operationId }) => operationId));
    const behind = new Set(["sign-in", "show-source"]);
    const machine = new Set(["run-import", "analyse-trajectories", "plan-reanalysis", "assemble-spans"]);
    const missing = Object.values(usecases)
      .map(({ name }) => name)
      .filter((name) => !told.has(name) && !behind.has(name) && !machine.has(name));
    expect(missing).toEqual([]);
    expect(told.size).toBe(operations.length);
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        "/api/v1/otlp/v1/traces",
        "/api/v1/p/{project}/uploads/{upload}/{chunk}",
        "/api/v1/p/{project}/exports/{id}",
        "/api/v1/p/{project}/trajectories/{trajectory}/source",
      ]),
    );
  });

  it("says for each verb who may call it and with which scope", () => {
    for (const verb of verbDoors.values()) {
      const { description, security } = operation(verb.name);
      expect(description).toMatch(/Permission|Open to anyone|signed-in|administrators/);
      const tokens = security.filter((way) => "token" in way);
      expect(tokens.length > 0, verb.name).toBe(/Token scope: /.test(description));
    }
    expect(operation("list-trajectories").security).toContainEqual({ token: ["read"] });
    expect(operation("submit-label").security).toEqual([{ session: [] }]);
  });

  it("describes inputs and results by the schemas that are checked", () => {
    const { schema: input } = operation("start-import").requestBody!.content["application/json"]!;
    expect(input).toMatchObject({
      type: "object",
      required: ["file_name"],
      properties: { file_name: { type: "string" }, format: { type: "string", default: "auto" } },
    });
    const text = (id: string) => JSON.stringify(operation(id).responses[200]);
    expect(text("import-status")).toContain('"next_chunk"');
    expect(text("import-status")).toContain('"date-time"');
    expect(text("show-study-report")).toContain('"p_fisher"');
    for (const name of [
      "import-status",
      "list-imports",
      "show-import",
      "list-trajectories",
      "show-trajectory",
      "read-trajectory-steps",
      "list-studies",
      "show-study-report",
    ])
      expect(verbDoors.get(name)!.output, name).toBeDefined();
  });

  it("names no role's secrets: annotators' verbs stay out of reach of tokens", () => {
    const open = operations.filter(({ security }) => security.some((way) => "token" in way));
    expect(open.map(({ operationId }) => operationId)).not.toContain("open-item");
  });
});
