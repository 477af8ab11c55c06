import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Entrance } from "@/components/shell/entrance";
import { ownPath } from "@/lib/entry/address";
import { loadIfSignedIn } from "@/lib/entry/page";
import { showMe } from "@/lib/usecases";
import { SignIn } from "./sign-in";

export const metadata: Metadata = { title: "Sign in" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignInPage({ searchParams }: Props) {
  const { from, email } = await searchParams;
  const to = ownPath(from) ?? "/";
  if (await loadIfSignedIn(showMe, {})) redirect(to);
  return (
    <Entrance
      title="Sign in"
      foot="Accounts are made by invitation. If you have none, ask an admin of your project for a link; if you forgot your password, an administrator of this installation can give you a new one."
    >
      <SignIn to={to} email={typeof email === "string" ? email : undefined} />
    </Entrance>
  );
}
