import { describe, expect, it } from "vitest";
import { withWorkbench } from "@/tests/workbench";
import { owner } from "@/lib/db/client";
import { storeQueue, storeTrajectories } from "@/tests/stored-queue";
import { invitePerson, listAuditLog, listInstallationLog, openItem, setRole } from ".";
import { execute, type Caller } from "./usecase";

describe("list-audit-log", () => {
  const workbench = withWorkbench();
  const { operator } = workbench;

  it("pages through every entry once, newest first, also with a filter", async () => {
    for (let n = 0; n < 205; n++)
      await execute(invitePerson, operator, { email: `p${n}@example.org`, role: "annotator" });
    for (const verb of [null, "invite-person"]) {
      const seen: string[] = [];
      let before: string | null = null;
      do {
        const page: { entries: { id: string }[]; next: string | null } = await execute(
          listAuditLog,
          operator,
          { before, verb },
        );
        seen.push(...page.entries.map((entry) => entry.id));
        before = page.next;
      } while (before);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual([...seen].sort().reverse());
      expect(seen.length).toBe(205);
    }
  });

  it("can't be changed, by nobody", async () => {
    for (const sql of [`update audit_log set verb = 'x'`, `delete from audit_log`])
      await expect(owner().$executeRawUnsafe(sql)).rejects.toThrow(/never changed or deleted/);
  });

  it("keeps what belongs to no project apart", async () => {
    const { entries } = await execute(listInstallationLog, operator, {});
    expect(entries.map((entry) => entry.verb)).toContain("create-project");
    const inside = await execute(listAuditLog, operator, {});
    expect(inside.verbs).toEqual(["invite-person"]);
  });

  it("names what an entry is about, while it exists", async () => {
    await workbench.addProject("named");
    const inside: Caller = { kind: "operator", name: "test", project: "named" };
    const [trajectory] = await storeTrajectories([{}], "named");
    const queue = await storeQueue([trajectory!], {}, "named");
    const ann = await workbench.person("Ann", "annotator", "named");
    await execute(openItem, ann.caller, { queue });
    await execute(invitePerson, inside, { email: "x@example.org", role: "lead" });
    await execute(setRole, inside, { user_id: ann.id, role: "researcher" });
    const { entries } = await execute(listAuditLog, inside, {});
    const nameOf = (verb: string) => entries.find((entry) => entry.verb === verb)?.object_name;
    expect(nameOf("open-item")).toBe("Queue");
    expect(nameOf("set-role")).toBe("Ann");
    expect(nameOf("invite-person")).toBeNull();
  });
});
