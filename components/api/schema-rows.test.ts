import { describe, expect, it } from "vitest";
import { schemaRows, typeWords, type Schema } from "./schema-rows";

const lines = (schema: Schema, definitions: Record<string, Schema> = {}) =>
  schemaRows(schema, definitions).map(
    ({ depth, name, type, required, note }) =>
      `${"  ".repeat(depth)}${name}${required ? "" : "?"}: ${type}${note ? ` (${note})` : ""}`,
  );

describe("schemaRows", () => {
  it("lists members below what they belong to, through lists, choices and references", () => {
    const schema: Schema = {
      type: "object",
      required: ["rows"],
      properties: {
        rows: { type: "array", items: { $ref: "#/components/schemas/Row" } },
        next: { anyOf: [{ type: "object", properties: { id: { type: "string" } } }, { type: "null" }] },
        limit: { type: "integer", minimum: 1, maximum: 500, default: 50 },
      },
    };
    const Row: Schema = {
      type: "object",
      properties: {
        at: { type: "string", format: "date-time" },
        more: { type: "array", items: { $ref: "#/components/schemas/Row" } },
      },
    };
    expect(lines(schema, { Row })).toEqual([
      "rows: list of object",
      "  at?: string (date-time)",
      "  more?: list of object",
      "next?: object or null",
      "  id?: string",
      "limit?: integer (default 50; at least 1; at most 500)",
    ]);
  });

  it("ends where a reference leads back to itself, or to nothing", () => {
    const Loop: Schema = { properties: { again: { $ref: "#/components/schemas/Loop" } } };
    expect(lines({ $ref: "#/components/schemas/Loop" }, { Loop })).toEqual(["again?: object"]);
    expect(lines({ $ref: "#/components/schemas/None" })).toEqual([]);
  });

  it.each<[Schema, string]>([
    [{}, "anything"],
    [{ enum: ["a", "b"] }, '"a" | "b"'],
    [{ enum: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, "1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | … 2 more"],
    [{ const: 1 }, "1"],
    [{ prefixItems: [{ type: "number" }, { type: "null" }] }, "[number, null]"],
    [{ type: ["string", "null"] }, "string or null"],
    [{ type: "array" }, "list"],
  ])("says %j as %s", (schema, words) => expect(typeWords(schema, {})).toBe(words));
});
