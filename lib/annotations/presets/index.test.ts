import { describe, expect, it } from "vitest";
import { LabelSchema } from "../schema";
import { findLabelSchema, labelSchemas } from ".";

describe("the shelf of label schemas", () => {
  it("names every schema once per version", () => {
    const names = labelSchemas.map(({ id, version }) => `${id}@${version}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(labelSchemas)("$id is well formed", (schema) => {
    expect(LabelSchema.parse(schema)).toEqual(schema);
    const questions = schema.questions.map(({ id }) => id);
    expect(new Set(questions).size).toBe(questions.length);
    const keys = schema.questions.flatMap(({ choices }) => choices.map(({ key }) => key));
    expect(new Set(keys).size, "one keyboard key a choice").toBe(keys.length);
    for (const { choices, subset } of schema.questions) {
      expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
      if (!subset) continue;
      const other = schema.questions.find(({ id }) => id === subset.question);
      expect(other?.choices.map(({ value }) => value)).toContain(subset.value);
    }
  });

  it("finds a schema by id and version, and nothing else", () => {
    expect(findLabelSchema("trajectory-review", 1)?.title).toBe("Trajectory review");
    expect(findLabelSchema("trajectory-review", 2)).toBeUndefined();
    expect(findLabelSchema("review", 1)).toBeUndefined();
  });
});
