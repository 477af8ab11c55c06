"use client";

import { useRouter } from "next/navigation";
import { callInstance } from "@/app/call";
import { AccountsTable, type Account } from "@/components/people/accounts-table";

type AccountsProps = { me: string | null; accounts: Account[] };

/** The accounts with what an administrator does to them; each change reloads the list. */
export function Accounts({ me, accounts }: AccountsProps) {
  const router = useRouter();
  return (
    <AccountsTable
      me={me}
      accounts={accounts}
      setDisabled={async ({ email }, disabled) => {
        await callInstance(disabled ? "disable-person" : "enable-person", { email });
        router.refresh();
      }}
    />
  );
}
