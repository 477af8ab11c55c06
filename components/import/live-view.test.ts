import { expect, it } from "vitest";
import { quietWords } from "./live-view";

it.each([
  [600, "10 minutes"],
  [60, "1 minute"],
  [90, "90 seconds"],
  [7200, "2 hours"],
  [3600, "1 hour"],
])("%i is %s", (seconds, words) => expect(quietWords(seconds)).toBe(words));
