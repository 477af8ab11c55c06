"use client";

import type { ProjectRole } from "@/lib/auth/permissions";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import { Moment } from "../ui/moment";
import { ProblemNote } from "../ui/note";
import { RowHead, Table, Td, Th } from "../ui/table";
import { useAction } from "../ui/use-action";
import { roleNames } from "./roles";

export interface Invitation {
  id: string;
  email: string;
  role: ProjectRole;
  expires_at: Date;
  invited_by: string | null;
  state: "open" | "accepted" | "revoked" | "expired";
}

const states: Record<Invitation["state"], string> = {
  open: "Open",
  accepted: "Accepted",
  revoked: "Revoked",
  expired: "Too old",
};

type InvitationsTableProps = {
  invitations: readonly Invitation[];
  revoke: (id: string) => Promise<void>;
};

/** Who was invited, and what became of it. Links can't be shown again: only their hash is kept. */
export function InvitationsTable({ invitations, revoke }: InvitationsTableProps) {
  const { busy, problem, run } = useAction();
  return (
    <>
      <ProblemNote problem={problem} />
      <Table>
        <thead>
          <tr>
            <Th>E-mail</Th>
            <Th>Role</Th>
            <Th>State</Th>
            <Th>Works until</Th>
            <Th>Invited by</Th>
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => (
            <tr key={invitation.id}>
              <RowHead>{invitation.email}</RowHead>
              <Td>{roleNames[invitation.role].name}</Td>
              <Td>
                <Chip tone={invitation.state === "open" ? "accent" : "quiet"}>
                  {states[invitation.state]}
                </Chip>
              </Td>
              <Td>
                <Moment at={invitation.expires_at} />
              </Td>
              <Td>{invitation.invited_by ?? "the command line"}</Td>
              <Td className="text-right">
                {invitation.state === "open" ? (
                  <Button
                    size="sm"
                    disabled={busy}
                    aria-label={`Revoke the invitation of ${invitation.email}`}
                    onClick={() => void run(() => revoke(invitation.id))}
                  >
                    Revoke
                  </Button>
                ) : null}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
