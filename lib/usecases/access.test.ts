import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { withWorkbench, type Person } from "@/tests/workbench";
import { permissions, ProjectRole, type ProjectPermission } from "@/lib/auth/permissions";
import { owner } from "@/lib/db/client";
import type { ErrorCode } from "@/lib/errors";
import * as usecases from ".";
import { execute, type Caller, type DatabaseKind, type Usecase } from "./usecase";

type AnyUsecase = Usecase<z.ZodType, unknown, DatabaseKind>;
const verbs = Object.values(usecases) as AnyUsecase[];

/** No verb takes a number: whoever is refused with anything but `invalid` was refused before the input was looked at. */
const nonsense = 5;

const isProjectVerb = (permission: string): permission is ProjectPermission => permission in permissions;

describe("every verb", () => {
  const workbench = withWorkbench();
  const people = new Map<string, Person>();
  const caller = (name: string): Caller => people.get(name)!.caller;

  beforeAll(async () => {
    await workbench.addProject("elsewhere");
    for (const role of ProjectRole.options) people.set(role, await workbench.addPerson(role, role));
    for (const role of ProjectRole.options) {
      const stranger = await workbench.addPerson(`stranger-${role}`, role, "elsewhere");
      people.set(`stranger-${role}`, { ...stranger, caller: { ...stranger.caller, project: "airline" } });
    }
    people.set("disabled", await workbench.addPerson("disabled", "admin"));
    await owner().$executeRawUnsafe(
      `update app_user set disabled_at = now() where email = 'disabled@example.org'`,
    );
    people.set("unsettled", await workbench.addPerson("unsettled", "admin"));
    await owner().$executeRawUnsafe(
      `update app_user set must_change = true where email = 'unsettled@example.org'`,
    );
    const revoked = await workbench.addPerson("revoked", "admin");
    people.set("revoked", { ...revoked, caller: { ...revoked.caller, session_version: -1 } });
    people.set("nobody", {
      ...revoked,
      caller: { ...revoked.caller, user_id: "0195b7c0-0000-7000-8000-000000000000" },
    });
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
    const silent = ["accept-invitation", "keep-item", "save-draft"]; // writes its own entry; a heartbeat; a draft
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
        await refuses(verb, workbench.operator(), "forbidden");
      });
    } else if (permission === "operate") {
      it("takes the operator, and no member however high", async () => {
        await refuses(verb, workbench.operator(), "invalid");
        for (const role of ProjectRole.options) await refuses(verb, caller(role), "forbidden");
      });
    } else if (isProjectVerb(permission)) {
      it("looks missing from another project, whatever one is there", async () => {
        for (const role of ProjectRole.options) await refuses(verb, caller(`stranger-${role}`), "not_found");
        await refuses(verb, { ...people.get("admin")!.caller, project: "no-such-project" }, "not_found");
        await refuses(verb, { ...people.get("admin")!.caller, project: null }, "not_found");
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
    const rows = await owner().$queryRawUnsafe<{ verb: string }[]>(`select distinct verb from audit_log`);
    expect(rows.map((row) => row.verb).sort()).toEqual(["add-user", "create-project"]);
  });
});
