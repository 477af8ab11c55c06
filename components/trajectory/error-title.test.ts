import { describe, expect, it } from "vitest";
import { errorTitle } from "./error-title";

describe("errorTitle", () => {
  it.each([
    ['{"code":"payment_required","message":"Fare difference"}', "payment_required"],
    ['{"status":503,"message":"later"}', "503"],
    ['{"error":{"code":1}}', null],
    [`{"error":"${"x".repeat(60)}"}`, null],
    ["Error: no", null],
    ["[]", null],
  ])("of %s is %s", (text, title) => expect(errorTitle(text)).toBe(title));
});
