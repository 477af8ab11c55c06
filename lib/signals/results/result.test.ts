import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verdictOf } from "./result";

describe("the form of a tool result", () => {
  it.each([
    ["", "blank"],
    ["  \n", "blank"],
    ["[]", "empty"],
    ["{}", "empty"],
    ['{"users": []}', "empty"],
    ['{"results": [], "count": 0}', "empty"],
    ["No results found.", "empty"],
    ['{"id": 4}', "ok"],
    ['{"error": null, "id": 4}', "ok"],
    ['{"errors": [], "id": 4}', "ok"],
    ['{"error": "locked"}', "error"],
    ['{"error": {"message": "locked"}}', "error"],
    ["{'success': False, 'message': 'gone'}", "error"],
    ['{"status": "error", "message": "gone"}', "error"],
    ['{"code": 404, "msg": "gone"}', "error"],
    ['{"error": "", "response": "{\'message\': \'no such genre\'}"}', "unclear"],
    ['{"detail": "gone"}', "error"],
    ['{"message": "the genre must be a number"}', "unclear"],
    ['{"message": "created", "success": true}', "ok"],
    ["Error: locked", "error"],
    ["fatal: not a repository", "error"],
    ["Errors: 0", "ok"],
    ["bash: foo: command not found", "error"],
    ["Traceback (most recent call last):\n  File x\nTypeError: no", "error"],
    ["1: def f():\n2:   raise TypeError", "ok"],
    ["404", "ok"],
    [`${"The garden is closed in winter. ".repeat(20)}Error handling is described below.`, "ok"],
    [`${"line of output\n".repeat(60)}TypeError: f() takes 1 positional argument`, "error"],
  ])("%j: %s", (text, state) => {
    expect(verdictOf(text).state).toBe(state);
  });

  it("takes an error beside a lot of data for a remark", () => {
    expect(verdictOf(`{"error": "partial", "rows": [{"id": 1}]}`).state).not.toBe("error");
  });

  it("gives spans inside the text, for any text", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string({ unit: "binary" }),
          fc.string().map((text) => `Error: ${text}`),
        ),
        (text) => {
          for (const [from, to] of verdictOf(text).spans) {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeLessThanOrEqual(text.length);
            expect(to).toBeGreaterThanOrEqual(from);
          }
        },
      ),
    );
  });
});
