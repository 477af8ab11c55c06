import type { Metadata } from "next";
import { InstallationBar } from "@/components/people/installation-bar";
import { TextSearch } from "@/components/people/text-search";
import { load } from "@/lib/entry/page";
import { listAccounts } from "@/lib/usecases";
import { Accounts } from "./accounts";

export const metadata: Metadata = { title: "People" };

type Props = { searchParams: Promise<{ text?: string }> };

export default async function InstallationPeoplePage({ searchParams }: Props) {
  const { text = "" } = await searchParams;
  const { me, accounts, more } = await load(listAccounts, null, { text });
  return (
    <>
      <InstallationBar
        here="people"
        actions={<TextSearch label="Find people" placeholder="Name or e-mail" />}
      />
      <main id="main" className="grid max-w-[1100px] gap-4 px-5 py-5">
        <Accounts me={me} accounts={accounts} />
        {more ? <p className="meta">These are the first 200 by name. Search to find the others.</p> : null}
      </main>
    </>
  );
}
