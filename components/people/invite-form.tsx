"use client";

import { Copy, UserPlus } from "lucide-react";
import { useState } from "react";
import { ProjectRole } from "@/lib/auth/permissions";
import { Button } from "../ui/button";
import { Field, Input, Select } from "../ui/field";
import { Note, ProblemNote } from "../ui/note";
import { useAction } from "../ui/use-action";
import { roleNames } from "./roles";

type InviteFormProps = {
  /** Gives the link, which is known this once. Throws an Error with words for the reader. */
  invite: (email: string, role: ProjectRole) => Promise<{ email: string; link: string }>;
};

/** Makes an invitation and shows its link; sending it is up to the person who asks. */
export function InviteForm({ invite }: InviteFormProps) {
  const { busy, problem, run } = useAction();
  const [role, setRole] = useState<ProjectRole>("annotator");
  const [made, setMade] = useState<{ email: string; link: string } | null>(null);
  return (
    <form
      // Pressed before the page is ready, the form must not write what was typed into the address.
      method="post"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const email = String(new FormData(form).get("email"));
        void run(async () => setMade(await invite(email, role))).then((done) => {
          if (done) form.reset();
        });
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_160px_auto] items-end gap-3 max-phone:grid-cols-1">
        <Field label="E-mail address">
          {(control) => (
            <Input {...control} name="email" type="email" autoComplete="off" maxLength={320} required />
          )}
        </Field>
        <Field label="Role">
          {(control) => (
            <Select
              {...control}
              value={role}
              onChange={(event) => setRole(ProjectRole.parse(event.target.value))}
            >
              {ProjectRole.options.map((value) => (
                <option key={value} value={value}>
                  {roleNames[value].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="primary" icon={<UserPlus aria-hidden="true" />} busy={busy}>
          Create invitation
        </Button>
      </div>
      <p className="text-xs leading-note text-ink-2">{roleNames[role].does}</p>
      <ProblemNote problem={problem} />
      {made ? <InvitationLink {...made} /> : null}
    </form>
  );
}

function InvitationLink({ email, link }: { email: string; link: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <Note tone="good" lead="Send this link now." live>
      It is shown only this once, lets one person join as {email}, and works for 14 days.
      <span className="mt-2 flex items-center gap-2">
        <Input
          readOnly
          aria-label={`Invitation link for ${email}`}
          value={link}
          className="code"
          onFocus={(event) => event.target.select()}
        />
        <Button
          icon={<Copy aria-hidden="true" />}
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {copied ? "Copied" : "Copy link"}
        </Button>
      </span>
    </Note>
  );
}
