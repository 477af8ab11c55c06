import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyKind, kindOfKey } from "./member-keys";

const kindIn = (key: string) => keyKind(`{"${key}": 1}`, 2, 2 + key.length);

const separators = fc.constantFrom("", "_", "-", " ", "\t");
const spelled = fc
  .tuple(
    fc.constantFrom("errormessage", "statuscode", "success", "haserror", "type", "stderr", "detail", "ok"),
    fc.array(fc.tuple(separators, fc.boolean()), { minLength: 12, maxLength: 12 }),
  )
  .map(([key, spelling]) =>
    Array.from(key, (char, i) => {
      const [separator, isUpper] = spelling[i % spelling.length]!;
      return separator + (isUpper ? char.toUpperCase() : char);
    }).join(""),
  );

describe("the kind of a key", () => {
  it("doesn't depend on case and separators", () => {
    expect(kindIn("Error-Message")).toBe("error");
    expect(kindIn("_status_code")).toBe("code");
    expect(kindIn("错误 信息")).toBe("error");
    expect(kindIn("passengers")).toBe("other");
    expect(kindIn("o\u212a")).toBe("success");
  });

  it("is what the list says, although most keys are told from the list by their beginning or a hash", () => {
    fc.assert(
      fc.property(fc.oneof(spelled, fc.string({ maxLength: 45 }), fc.string({ unit: "binary" })), (key) => {
        expect(kindIn(key)).toBe(kindOfKey(key));
      }),
      { numRuns: 500 },
    );
  });
});
