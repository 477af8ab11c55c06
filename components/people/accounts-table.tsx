"use client";

import { useState } from "react";
import type { ProjectRole } from "@/lib/auth/permissions";
import { VisibleText } from "../trajectory/source-text";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { EmptyState } from "../ui/empty-state";
import { Moment } from "../ui/moment";
import { ProblemNote } from "../ui/note";
import { RowHead, Table, Td, Th } from "../ui/table";
import { useAction } from "../ui/use-action";
import { roleNames } from "./roles";

export interface Account {
  id: string;
  name: string;
  email: string;
  instance_admin: boolean;
  disabled_at: Date | null;
  since: Date;
  memberships: readonly { slug: string; project: string; role: ProjectRole }[];
}

type AccountsTableProps = {
  accounts: readonly Account[];
  /** Whoever looks at the page: nobody disables their own account. */
  me: string | null;
  setDisabled: (account: Account, disabled: boolean) => Promise<void>;
};

/** Everybody with an account in the installation. A disabled one stays in the list, with all that it did. */
export function AccountsTable({ accounts, me, setDisabled }: AccountsTableProps) {
  const { busy, problem, run } = useAction();
  const [leaving, setLeaving] = useState<Account | null>(null);
  if (accounts.length === 0)
    return <EmptyState title="Nobody fits this search">Try a part of the name or of the address.</EmptyState>;
  return (
    <div className="grid gap-2">
      <ProblemNote problem={problem} />
      <Table aria-label="Accounts" className="min-w-[760px]">
        <thead>
          <tr>
            <Th>Name</Th>
            <Th>E-mail</Th>
            <Th>Projects</Th>
            <Th>Since</Th>
            <Th>Account</Th>
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.id}>
              <RowHead>
                <span className="flex items-center gap-2">
                  <VisibleText>{account.name}</VisibleText>
                  {account.id === me ? <span className="meta">you</span> : null}
                  {account.instance_admin ? <Chip>Administrator</Chip> : null}
                </span>
              </RowHead>
              <Td className="wrap-anywhere">{account.email}</Td>
              <Td>
                {account.memberships.length === 0 ? (
                  <span className="text-ink-3">none</span>
                ) : (
                  account.memberships.map(({ slug, project, role }, index) => (
                    <span key={slug}>
                      {index > 0 ? ", " : null}
                      <VisibleText>{project}</VisibleText>{" "}
                      <span className="text-ink-3">{roleNames[role].name}</span>
                    </span>
                  ))
                )}
              </Td>
              <Td>
                <Moment at={account.since} clock={false} />
              </Td>
              <Td>
                {account.disabled_at ? (
                  <Chip tone="warn">
                    Disabled <Moment at={account.disabled_at} clock={false} />
                  </Chip>
                ) : (
                  "Active"
                )}
              </Td>
              <Td className="text-right">
                {account.id === me ? null : account.disabled_at ? (
                  <Button
                    size="sm"
                    disabled={busy}
                    aria-label={`Enable ${account.name}`}
                    onClick={() => void run(() => setDisabled(account, false))}
                  >
                    Enable
                  </Button>
                ) : (
                  <Button
                    size="sm"
                    aria-label={`Disable ${account.name}`}
                    onClick={() => setLeaving(account)}
                  >
                    Disable
                  </Button>
                )}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => (open ? undefined : setLeaving(null))}
        title={`Disable ${leaving?.name ?? ""}?`}
        verb="Disable account"
        danger
        busy={busy}
        onConfirm={() => {
          const gone = leaving;
          if (gone) void run(() => setDisabled(gone, true)).then(() => setLeaving(null));
        }}
      >
        Every session of theirs ends now and none can begin, in all projects. Labels, decisions and drafts
        stay; what they hold at the moment goes back to the others. Enabling lets them in again with the
        password they had.
      </ConfirmDialog>
    </div>
  );
}
