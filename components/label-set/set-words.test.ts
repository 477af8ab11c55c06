import { describe, expect, it } from "vitest";
import { bundleName } from "./set-words";

describe("the name of a bundle", () => {
  it.each([
    ["Final", "lab-final.zip"],
    ["Round 1 / pilot", "lab-round-1-pilot.zip"],
    ["../../etc; rm -rf", "lab-etc-rm-rf.zip"],
    ["标注", "lab-标注.zip"],
    ["…", "lab-snapshot.zip"],
  ])("of %j is %s", (name, file) => expect(bundleName("lab", name)).toBe(file));
});
