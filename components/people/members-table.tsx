"use client";

import type { ProjectRole } from "@/lib/auth/permissions";
import { useState } from "react";
import { VisibleText } from "../trajectory/source-text";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { Select } from "../ui/field";
import { Moment } from "../ui/moment";
import { ProblemNote } from "../ui/note";
import { RowHead, Table, Td, Th } from "../ui/table";
import { useAction } from "../ui/use-action";
import { roleNames } from "./roles";

export interface Member {
  user_id: string;
  name: string;
  email: string;
  role: ProjectRole;
  disabled: boolean;
  since: Date;
}

type MembersTableProps = {
  members: readonly Member[];
  /** Whoever looks at the page. */
  me: string | null;
  setRole: (user_id: string, role: ProjectRole) => Promise<void>;
  remove: (user_id: string) => Promise<void>;
};

const roles = Object.entries(roleNames) as [ProjectRole, (typeof roleNames)[ProjectRole]][];

/** Who belongs to the project, as what. A change counts at once, also for pages that are open. */
export function MembersTable({ members, me, setRole, remove }: MembersTableProps) {
  const { busy, problem, run } = useAction();
  const [leaving, setLeaving] = useState<Member | null>(null);
  return (
    <>
      <ProblemNote problem={problem} />
      <Table>
        <thead>
          <tr>
            <Th>Name</Th>
            <Th>E-mail</Th>
            <Th>Role</Th>
            <Th>Since</Th>
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.user_id}>
              <RowHead>
                <span className="flex items-center gap-2">
                  <VisibleText>{member.name}</VisibleText>
                  {member.user_id === me ? <span className="meta">you</span> : null}
                  {member.disabled ? <Chip tone="warn">Account disabled</Chip> : null}
                </span>
              </RowHead>
              <Td>{member.email}</Td>
              <Td>
                <Select
                  className="w-36"
                  aria-label={`Role of ${member.name}`}
                  value={member.role}
                  disabled={busy}
                  onChange={(event) => {
                    const role = roles.find(([value]) => value === event.target.value)?.[0];
                    if (role) void run(() => setRole(member.user_id, role));
                  }}
                >
                  {roles.map(([value, { name }]) => (
                    <option key={value} value={value}>
                      {name}
                    </option>
                  ))}
                </Select>
              </Td>
              <Td>
                <Moment at={member.since} clock={false} />
              </Td>
              <Td className="text-right">
                <Button size="sm" aria-label={`Remove ${member.name}`} onClick={() => setLeaving(member)}>
                  Remove
                </Button>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => (open ? undefined : setLeaving(null))}
        title={leaving?.user_id === me ? "Leave the project?" : `Remove ${leaving?.name ?? ""}?`}
        verb={leaving?.user_id === me ? "Leave project" : "Remove from project"}
        danger
        busy={busy}
        onConfirm={() => {
          const gone = leaving;
          if (gone) void run(() => remove(gone.user_id)).then(() => setLeaving(null));
        }}
      >
        Labels and decisions stay and keep counting; drafts are kept. What the person holds at the moment goes
        back to the others. An invitation brings them back.
      </ConfirmDialog>
    </>
  );
}
