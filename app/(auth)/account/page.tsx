import type { Metadata } from "next";
import { Entrance } from "@/components/shell/entrance";
import { TextLink } from "@/components/ui/link-button";
import { load } from "@/lib/entry/page";
import { showMe } from "@/lib/usecases";
import { Account } from "./account";

export const metadata: Metadata = { title: "Your account" };

export default async function AccountPage() {
  const me = await load(showMe, null, {});
  const { theme, density } = me.preferences;
  return (
    <Entrance
      title={me.must_change ? "Choose a password of your own" : me.name}
      lead={
        me.must_change
          ? "You signed in with a one-time password. After this you can start."
          : `Signed in as ${me.email}.`
      }
      foot={me.must_change ? null : <TextLink href="/">Back to the workbench</TextLink>}
    >
      <Account email={me.email} mustChange={me.must_change} look={{ theme, density }} />
    </Entrance>
  );
}
