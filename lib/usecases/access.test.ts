import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import { permissions, ProjectRole, type ProjectPermission } from "@/lib/auth/permissions";
import { owner } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import type { ErrorCode } from "@/lib/errors";
import * as usecases from ".";
import { execute, type Caller, type DatabaseKind, type Usecase } from "./usecase";

type AnyUsecase = Usecase<z.ZodType, unknown, DatabaseKind>;
const verbs = Object.values(usecases) as AnyUsecase[];

/** No verb takes a number: whoever is refused with anything but `invalid` was refused before the input was looked at. */
const nonsense = 5;

const isProjectVerb = (permission: string): permission is ProjectPermission => permission in permissions;

const entries = async (): Promise<number> =>
  (await owner().$queryRawUnsafe<{ n: number }[]>(`select count(*)::int as n from audit_log`))[0]!.n;

describe("every verb", () => {
  const workbench = withWorkbench();
  let written = 0;
  const callers = new Map<string, Extract<Caller, { kind: "user" }>>();
  const caller = (name: string) => callers.get(name)!;
  const operator: Caller = { kind: "operator", name: "test", project: null };

  beforeAll(async () => {
    await workbench.addProject("elsewhere");
    const add = async (name: string, role: ProjectRole, slug = "lab"): Promise<TestPerson> => {
      const person = await workbench.person(name, role, slug);
      callers.set(name, { ...person.caller, project: "lab" });
      return person;
    };
    const set = (name: string, column: string) =>
      owner().$executeRawUnsafe(`update app_user set ${column} where name = $1`, name);
    for (const role of ProjectRole.options) {
      await add(role, role);
      await add(`stranger-${role}`, role, "elsewhere");
    }
    await add("disabled", "admin");
    await set("disabled", "disabled_at = now()");
    await add("unsettled", "admin");
    await set("unsettled", "must_change = true");
    await add("revoked", "admin");
    await set("revoked", "session_version = 1");
    callers.set("nobody", { ...caller("admin"), user_id: newId() });
    written = await entries();
  });

  const refuses = async (verb: AnyUsecase, who: Caller, code: ErrorCode) =>
    expect(execute(verb, who, nonsense), `${verb.name} as ${JSON.stringify(who)}`).rejects.toMatchObject({
      code,
    });

  it("has a name of its own that says verb and noun", () => {
    const names = verbs.map((verb) => verb.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)+$/.test(name))).toEqual([]);
  });

  it("that writes says what goes into the audit log, but for the few that tell nothing", () => {
    // Writes its own entry; a heartbeat; a part of an upload that is told as a whole; a draft.
    const silent = ["accept-invitation", "keep-item", "put-chunk", "save-draft"];
    const untold = verbs.filter((verb) => verb.writes && !verb.audit).map((verb) => verb.name);
    expect(untold.filter((name) => !silent.includes(name))).toEqual([]);
    expect(verbs.filter((verb) => !verb.writes && verb.audit).map((verb) => verb.name)).toEqual([]);
  });

  it("for annotators works as the database role that can't read sealed columns", () => {
    const open = verbs.filter((verb) => verb.permission === "annotate" && verb.db !== "annotator");
    expect(open.map((verb) => verb.name)).toEqual([]);
  });

  describe.each(verbs.map((verb) => [verb.name, verb] as const))("%s", (_, verb) => {
    const { permission } = verb;

    it("refuses an ended session: disabled, revoked, unknown", async () => {
      for (const name of ["disabled", "revoked", "nobody"]) await refuses(verb, caller(name), "signed_out");
    });

    if (permission === "anyone") {
      it("takes anyone, and looks at the input", () => refuses(verb, { kind: "anyone" }, "invalid"));
      return;
    }

    it("refuses who is signed out", () => refuses(verb, { kind: "anyone" }, "signed_out"));

    if (permission === "person") {
      it("takes any person, and no operator", async () => {
        await refuses(verb, caller("annotator"), "invalid");
        await refuses(verb, operator, "forbidden");
      });
    } else if (permission === "operate") {
      it("takes the operator, and no member however high", async () => {
        await refuses(verb, operator, "invalid");
        for (const role of ProjectRole.options) await refuses(verb, caller(role), "forbidden");
      });
    } else if (isProjectVerb(permission)) {
      it("looks missing from another project, whatever one is there", async () => {
        for (const role of ProjectRole.options) await refuses(verb, caller(`stranger-${role}`), "not_found");
        await refuses(verb, { ...caller("admin"), project: "no-such-project" }, "not_found");
        await refuses(verb, { ...caller("admin"), project: null }, "not_found");
      });

      it("takes the roles that have its permission, and refuses the others", async () => {
        const allowed: readonly ProjectRole[] = permissions[permission];
        for (const role of ProjectRole.options)
          await refuses(verb, caller(role), allowed.includes(role) ? "invalid" : "forbidden");
      });

      it("waits until a one-time password is changed", () => refuses(verb, caller("unsettled"), "forbidden"));
    }
  });

  it("left no trace of all these refusals", async () => {
    expect(await entries()).toBe(written);
  });
});
