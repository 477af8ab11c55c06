import { describe, expect, it } from "vitest";
import { withWorkbench } from "@/tests/workbench";
import { owner } from "@/lib/db/client";
import { execute, type Caller } from "./usecase";
import {
  acceptInvitation,
  disablePerson,
  enablePerson,
  invitePerson,
  listAuditLog,
  listPeople,
  revokeInvitation,
  showInvitation,
  showMe,
  signIn,
} from ".";

const anyone: Caller = { kind: "anyone" };

describe("invitations", () => {
  const workbench = withWorkbench();
  const { operator } = workbench;
  const invite = (email: string, role: "annotator" | "lead" = "annotator") =>
    execute(invitePerson, operator, { email, role });

  it("let a new person in once, with a password of their own", async () => {
    const { token } = await invite("New@Example.org", "lead");
    expect(await execute(showInvitation, anyone, { token })).toEqual({
      email: "new@example.org",
      role: "lead",
      project_name: "Project lab",
      known: false,
      mine: false,
    });
    await expect(
      execute(acceptInvitation, anyone, { token, name: "New", password: "too short" }),
    ).rejects.toMatchObject({ code: "invalid" });
    const password = "a sentence of my own";
    expect(await execute(acceptInvitation, anyone, { token, name: "New", password })).toEqual({
      email: "new@example.org",
      project: "lab",
    });
    await expect(execute(acceptInvitation, anyone, { token, name: "Again", password })).rejects.toMatchObject(
      { code: "not_found" },
    );
    const person = await execute(signIn, anyone, { email: "new@example.org", password, address: "t" });
    const caller: Caller = {
      kind: "user",
      user_id: person!.id,
      session_version: person!.session_version,
      project: "lab",
    };
    const me = await execute(showMe, caller, {});
    expect(me.must_change).toBe(false);
    expect(me.memberships).toMatchObject([{ slug: "lab", role: "lead" }]);
  });

  it("are stored as a hash only, and the log doesn't know the secret", async () => {
    const { token } = await invite("hash@example.org");
    const rows = await owner().$queryRawUnsafe<{ hit: boolean }[]>(
      `select exists (select from invitation i where i::text like '%' || $1 || '%')
         or exists (select from audit_log a where a::text like '%' || $1 || '%') as hit`,
      token,
    );
    expect(rows[0]!.hit).toBe(false);
  });

  it("ask an account for its password or its session, and stay open after a refusal", async () => {
    const known = await workbench.person("Known");
    const { token } = await invite(known.email);
    for (const password of ["", "not the password"])
      await expect(execute(acceptInvitation, anyone, { token, password })).rejects.toMatchObject({
        code: "invalid",
      });
    const other = await workbench.person("Other");
    await expect(execute(acceptInvitation, other.caller, { token })).rejects.toMatchObject({
      code: "invalid",
    });
    expect((await execute(showInvitation, known.caller, { token })).mine).toBe(true);
    await execute(acceptInvitation, known.caller, { token });
    expect((await execute(showMe, known.caller, {})).memberships).toHaveLength(1);
  });

  it("refuse a sixth password in a minute", async () => {
    const known = await workbench.person("Guessed");
    const { token } = await invite(known.email);
    for (let i = 0; i < 5; i++)
      await expect(execute(acceptInvitation, anyone, { token, password: "wrong" })).rejects.toMatchObject({
        code: "invalid",
      });
    await expect(
      execute(acceptInvitation, anyone, { token, password: known.password }),
    ).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("end when they are revoked, replaced or too old", async () => {
    const revoked = await invite("revoked@example.org");
    await execute(revokeInvitation, operator, { id: revoked.id });
    const replaced = await invite("replaced@example.org");
    await invite("replaced@example.org");
    const old = await invite("old@example.org");
    await owner().$executeRawUnsafe(
      `update invitation set expires_at = now() - interval '1 second' where id = $1::uuid`,
      old.id,
    );
    for (const { token } of [revoked, replaced, old])
      await expect(execute(showInvitation, anyone, { token })).rejects.toMatchObject({ code: "not_found" });
    const { invitations } = await execute(listPeople, operator, {});
    const state = (id: string) => invitations.find((invitation) => invitation.id === id)!.state;
    expect([revoked, replaced, old].map(({ id }) => state(id))).toEqual(["revoked", "revoked", "expired"]);
    await expect(execute(revokeInvitation, operator, { id: revoked.id })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("aren't made for members, nor usable by a disabled account", async () => {
    const member = await workbench.person("Member", "annotator");
    await expect(invite(member.email)).rejects.toMatchObject({ code: "conflict" });
    const disabled = await workbench.person("Disabled");
    const { token } = await invite(disabled.email);
    await execute(disablePerson, workbench.operator, { email: disabled.email });
    await expect(
      execute(acceptInvitation, anyone, { token, password: disabled.password }),
    ).rejects.toMatchObject({ code: "forbidden" });
    await execute(enablePerson, workbench.operator, { email: disabled.email });
    await execute(acceptInvitation, anyone, { token, password: disabled.password });
  });

  it("are told in the project's audit log", async () => {
    const { entries, verbs } = await execute(listAuditLog, operator, { verb: "accept-invitation" });
    expect(verbs).toContain("invite-person");
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.every((entry) => entry.verb === "accept-invitation")).toBe(true);
    expect(entries.at(-1)).toMatchObject({
      actor_name: "New",
      summary: { email: "new@example.org", role: "lead" },
    });
  });
});
