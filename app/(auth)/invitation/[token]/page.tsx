import type { Metadata } from "next";
import { roleNames } from "@/components/people/roles";
import { Entrance } from "@/components/shell/entrance";
import { loadForAnyone } from "@/lib/entry/page";
import { showInvitation } from "@/lib/usecases";
import { Invitation } from "./invitation";

export const metadata: Metadata = { title: "Invitation", referrer: "no-referrer" };

type Props = { params: Promise<{ token: string }> };

export default async function InvitationPage({ params }: Props) {
  const { token } = await params;
  const { email, role, project_name, known, mine } = await loadForAnyone(showInvitation, { token });
  return (
    <Entrance
      title={`Join ${project_name}`}
      lead={`You are invited as ${roleNames[role].with_article}. ${roleNames[role].does}`}
      foot={
        mine
          ? `You are signed in as ${email}.`
          : known
            ? "There is an account for this address already; its password shows that it is you."
            : null
      }
    >
      <Invitation token={token} email={email} known={known} mine={mine} />
    </Entrance>
  );
}
