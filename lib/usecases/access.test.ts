import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import { hashSecret } from "@/lib/auth/password";
import {
  allows,
  permissions,
  ProjectRole,
  tokenAllows,
  TokenScope,
  type ProjectPermission,
} from "@/lib/auth/permissions";
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
  const tokens = new Map<string, string>();
  let uses = 0;
  /** Each use comes from an address of its own, so that refusals aren't the limiter's. */
  const token = (name: string, project: string | null = "lab"): Caller => ({
    kind: "token",
    token_hash: tokens.get(name)!,
    address: `test ${++uses}`,
    project,
  });

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
    const make = async (
      name: string,
      by: Caller,
      scopes: readonly TokenScope[],
      days: number | null = null,
    ) => {
      const made = await execute(usecases.createToken, by, { name, scopes: [...scopes], days });
      tokens.set(name, hashSecret(made.token));
      return made.id;
    };
    const all = TokenScope.options;
    for (const scope of all) await make(scope, caller("lead"), [scope]);
    await make("operator's", { ...operator, project: "lab" }, all);
    await make("elsewhere", { ...caller("stranger-admin"), project: "elsewhere" }, all);
    await make("expired", caller("admin"), all, 1);
    await owner().$executeRawUnsafe(`update api_token set expires_at = now() where name = 'expired'`);
    const revoked = await make("revoked", caller("admin"), all);
    await execute(usecases.revokeToken, caller("lead"), { id: revoked });
    tokens.set("unknown", hashSecret("assay_unknown"));
    for (const [name, role] of [
      ["demoted", "annotator"],
      ["left", null],
      ["ousted", "lead"],
    ] as const) {
      const { id } = await add(`${name}-lead`, "lead");
      await make(name, caller(`${name}-lead`), all);
      if (role) await execute(usecases.setRole, caller("admin"), { user_id: id, role });
      else await execute(usecases.removePerson, caller("admin"), { user_id: id });
    }
    await set("ousted-lead", "disabled_at = now()");
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
    const silent = ["accept-invitation", "discard-change", "keep-item", "put-chunk", "save-draft"];
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

    it("refuses a token that doesn't work: expired, revoked, unknown", async () => {
      for (const name of ["expired", "revoked", "unknown"]) await refuses(verb, token(name), "signed_out");
    });

    if (permission === "anyone") {
      it("takes anyone, and looks at the input", () => refuses(verb, { kind: "anyone" }, "invalid"));
      return;
    }

    it("refuses who is signed out", () => refuses(verb, { kind: "anyone" }, "signed_out"));

    if (permission === "person") {
      it("takes any person, no operator and no token", async () => {
        await refuses(verb, caller("annotator"), "invalid");
        await refuses(verb, operator, "forbidden");
        await refuses(verb, token("operator's"), "forbidden");
      });
    } else if (permission === "operate") {
      it("takes the operator, no token and no member however high", async () => {
        await refuses(verb, operator, "invalid");
        await refuses(verb, token("operator's"), "forbidden");
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

      it("takes tokens whose scope is its permission, in their own project", async () => {
        for (const scope of TokenScope.options) {
          const admitted = tokenAllows([scope], permission);
          await refuses(verb, token(scope), admitted ? "invalid" : "forbidden");
          await refuses(verb, token(scope, null), admitted ? "invalid" : "forbidden");
          await refuses(verb, token(scope, "elsewhere"), "not_found");
        }
        await refuses(verb, token("elsewhere"), "not_found");
        const scoped = tokenAllows(TokenScope.options, permission);
        await refuses(verb, token("operator's"), scoped ? "invalid" : "forbidden");
      });

      it("takes no token of a maker who may no longer do this: demoted, gone, disabled", async () => {
        for (const name of ["demoted", "left", "ousted"]) await refuses(verb, token(name), "forbidden");
      });

      it("waits until a one-time password is changed", () => refuses(verb, caller("unsettled"), "forbidden"));
    }
  });

  it("for annotators, decisions and people is out of reach of every token", () => {
    const reached = verbs.filter(
      ({ permission }) => isProjectVerb(permission) && tokenAllows(TokenScope.options, permission),
    );
    expect(reached.filter(({ db }) => db === "annotator").map(({ name }) => name)).toEqual([]);
    expect(reached.filter((verb) => allows("annotator", verb.permission as ProjectPermission))).toEqual([]);
    expect(new Set(reached.map(({ permission }) => permission))).toEqual(
      new Set(reached.map(({ permission }) => TokenScope.parse(permission))),
    );
  });

  it("left no trace of all these refusals", async () => {
    expect(await entries()).toBe(written);
  });
});
