import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { apiGuide } from "./api-guide";
import { verbDoors } from "./verb-doors";

describe("the guide to the API", () => {
  beforeAll(() => {
    vi.stubEnv("DATABASE_URL", "postgresql://nowhere.invalid/none");
    vi.stubEnv("NEXTAUTH_URL", "https://assay.example.org");
  });
  afterAll(() => void vi.unstubAllEnvs());

  it("lists every verb once, under who may call it", () => {
    const { groups } = apiGuide("import-status", "lab");
    const ids = groups.flatMap(({ operations }) => operations.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect([...verbDoors.keys()].filter((name) => !ids.includes(name))).toEqual([]);
    expect(ids).toContain("receive-spans");
  });

  it("shows one call with what goes in, what comes out and how to ask", () => {
    const { operation } = apiGuide("import-status", "lab");
    expect(operation).toMatchObject({
      summary: "Import status",
      calls: [
        { method: "POST", path: "/api/v1/p/{project}/import-status" },
        { method: "GET", path: "/api/v1/p/{project}/import-status" },
      ],
    });
    expect(operation!.example).toContain("https://assay.example.org/api/v1/p/lab/import-status");
    expect(JSON.stringify(operation!.input)).toContain("import_id");
    expect(JSON.stringify(operation!.output)).toContain("next_chunk");
    expect(apiGuide("no-such-call", "lab").operation).toBeNull();
  });
});
