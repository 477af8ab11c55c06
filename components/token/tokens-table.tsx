"use client";

import { useState } from "react";
import type { TokenScope } from "@/lib/auth/permissions";
import { VisibleText } from "../trajectory/source-text";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { Moment } from "../ui/moment";
import { ProblemNote } from "../ui/note";
import { RowHead, Table, Td, Th } from "../ui/table";
import { useAction } from "../ui/use-action";
import { scopeWords } from "./token-scopes";

export interface Token {
  id: string;
  name: string;
  scopes: readonly TokenScope[];
  made_by: string | null;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  state: "working" | "expired" | "revoked";
}

const states: Record<Token["state"], string> = { working: "Works", expired: "Too old", revoked: "Revoked" };

type TokensTableProps = { tokens: readonly Token[]; revoke: (id: string) => Promise<void> };

/** The tokens of a project and when each was last used. */
export function TokensTable({ tokens, revoke }: TokensTableProps) {
  const { busy, problem, run } = useAction();
  const [asked, setAsked] = useState<Token | null>(null);
  return (
    <>
      <ProblemNote problem={problem} />
      <Table>
        <thead>
          <tr>
            <Th>What it is for</Th>
            <Th>May</Th>
            <Th>State</Th>
            <Th>Last used</Th>
            <Th>Works until</Th>
            <Th>Made by</Th>
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.id}>
              <RowHead>
                <VisibleText>{token.name}</VisibleText>
              </RowHead>
              <Td>{token.scopes.map((scope) => scopeWords[scope].name.toLowerCase()).join(", ")}</Td>
              <Td>
                <Chip tone={token.state === "working" ? "accent" : "quiet"}>{states[token.state]}</Chip>
              </Td>
              <Td>
                {token.last_used_at ? (
                  <Moment at={token.last_used_at} />
                ) : (
                  <span className="text-ink-2">never</span>
                )}
              </Td>
              <Td>
                {token.expires_at ? (
                  <Moment at={token.expires_at} clock={false} />
                ) : (
                  <span className="text-ink-2">revoked</span>
                )}
              </Td>
              <Td>{token.made_by ?? "the command line"}</Td>
              <Td className="text-right">
                {token.state === "working" ? (
                  <Button
                    size="sm"
                    disabled={busy}
                    aria-label={`Revoke the token ${token.name}`}
                    onClick={() => setAsked(token)}
                  >
                    Revoke
                  </Button>
                ) : null}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={`Revoke “${asked?.name ?? ""}”?`}
        verb="Revoke token"
        danger
        busy={busy}
        onConfirm={() => {
          if (asked) void run(() => revoke(asked.id)).then(() => setAsked(null));
        }}
      >
        Whatever uses it is refused at once, and it can’t be made to work again. What it sent before stays.
      </ConfirmDialog>
    </>
  );
}
