import { describe, expect, it } from "vitest";
import { withWorkbench } from "@/tests/workbench";
import { owner } from "@/lib/db/client";
import { invitePerson, listAuditLog, listInstallationLog } from ".";
import { execute } from "./usecase";

describe("list-audit-log", () => {
  const { operator } = withWorkbench();

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
});
