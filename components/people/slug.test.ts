import { describe, expect, it } from "vitest";
import { slugOf } from "./slug";

describe("slugOf", () => {
  it.each([
    ["Airline & Retail 2", "airline-retail-2"],
    ["  Übung – Café ", "ubung-cafe"],
    ["云工单", ""],
    ["a".repeat(59) + " b", "a".repeat(59)],
  ])("reads %j as %j", (name, slug) => expect(slugOf(name)).toBe(slug));
});
