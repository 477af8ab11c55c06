"use client";

import { useRouter } from "next/navigation";
import { call } from "@/app/call";
import { InvitationsTable, type Invitation } from "@/components/people/invitations-table";
import { InviteForm } from "@/components/people/invite-form";
import { MembersTable, type Member } from "@/components/people/members-table";
import { PanelHead } from "@/components/ui/panel-head";
import { formatPlural } from "@/components/ui/format";

type PeopleProps = {
  project: string;
  me: string | null;
  members: Member[];
  invitations: Invitation[];
};

/** The people of a project with what an admin does to them; each change reloads the lists. */
export function People({ project, me, members, invitations }: PeopleProps) {
  const router = useRouter();
  const change = async (verb: string, input: object) => {
    await call(project, verb, input);
    router.refresh();
  };
  return (
    <>
      <section className="grid gap-3">
        <PanelHead title="Invite someone" note="there is no other way to get an account" />
        <InviteForm
          invite={async (email, role) => {
            const made = await call<{ email: string; token: string }>(project, "invite-person", {
              email,
              role,
            });
            router.refresh();
            return { email: made.email, link: `${location.origin}/invitation/${made.token}` };
          }}
        />
      </section>
      <section className="grid gap-1">
        <PanelHead title="Members" note={formatPlural(members.length, "person", "people")} />
        <MembersTable
          members={members}
          me={me}
          setRole={(user_id, role) => change("set-role", { user_id, role })}
          remove={(user_id) => change("remove-person", { user_id })}
        />
      </section>
      {invitations.length > 0 ? (
        <section className="grid gap-1">
          <PanelHead title="Invitations" note="newest first" />
          <InvitationsTable invitations={invitations} revoke={(id) => change("revoke-invitation", { id })} />
        </section>
      ) : null}
    </>
  );
}
