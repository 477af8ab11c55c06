import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ProjectRole } from "@/lib/auth/permissions";
import { projectNavigation } from "./project-navigation";

const pathsFor = (role: ProjectRole): string[] =>
  projectNavigation("lab", role).flatMap(({ items }) => items.map(({ href }) => href));

describe("projectNavigation", () => {
  it("leads only to pages that exist", () => {
    const pages = path.join(import.meta.dirname, "../../app/(workbench)/p/[project]");
    const missing = ProjectRole.options
      .flatMap(pathsFor)
      .filter((href) => !existsSync(path.join(pages, href.replace("/p/lab/", ""), "page.tsx")));
    expect(missing).toEqual([]);
  });

  it("shows annotators nothing but their queues", () =>
    expect(pathsFor("annotator")).toEqual(["/p/lab/home"]));

  it("shows people and the audit log to admins only", () => {
    const admin = ["/p/lab/people", "/p/lab/audit-log"];
    for (const role of ProjectRole.options)
      expect(pathsFor(role).filter((href) => admin.includes(href))).toEqual(role === "admin" ? admin : []);
  });
});
