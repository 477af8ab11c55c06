"use client";

import { KeyRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { call } from "@/app/call";
import { TokenForm } from "@/components/token/token-form";
import { TokensTable, type Token } from "@/components/token/tokens-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatPlural } from "@/components/ui/format";
import { PanelHead } from "@/components/ui/panel-head";

type TokensProps = { project: string; tokens: Token[] };

/** The API tokens of a project with what a lead does to them; each change reloads the list. */
export function Tokens({ project, tokens }: TokensProps) {
  const router = useRouter();
  const change = async <Result,>(verb: string, input: object): Promise<Result> => {
    const result = await call<Result>(project, verb, input);
    router.refresh();
    return result;
  };
  return (
    <>
      <section className="grid gap-3">
        <PanelHead title="Create a token" note="one for each program, so that each can be revoked alone" />
        <TokenForm create={(wanted) => change<{ name: string; token: string }>("create-token", wanted)} />
      </section>
      <section className="grid gap-1">
        <PanelHead title="Tokens" note={formatPlural(tokens.length, "token", "tokens")} />
        {tokens.length > 0 ? (
          <TokensTable tokens={tokens} revoke={(id) => change("revoke-token", { id })} />
        ) : (
          <EmptyState icon={<KeyRound />} title="No program reaches this project yet">
            A token lets a collector send traces, or a script import files and fetch results. It works in this
            project only, within what you choose above, and not for longer than you may do the same.
          </EmptyState>
        )}
      </section>
    </>
  );
}
