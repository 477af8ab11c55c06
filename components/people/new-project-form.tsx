"use client";

import { useState } from "react";
import { ActionForm } from "../ui/action-form";
import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import { PanelHead } from "../ui/panel-head";
import { slugOf } from "./slug";

type NewProjectFormProps = {
  /** Throws an Error with words for the reader. */
  create: (project: { name: string; slug: string }) => Promise<void>;
};

/** A project's name and the word that stands for it in addresses, proposed from the name until somebody types one. */
export function NewProjectForm({ create }: NewProjectFormProps) {
  const [name, setName] = useState("");
  const [typed, setTyped] = useState<string | null>(null);
  const slug = typed ?? slugOf(name);
  return (
    <section className="grid gap-3">
      <PanelHead title="New project" />
      <ActionForm submit={() => create({ name, slug })}>
        {(busy) => (
          <>
            <Field label="Name">
              {(control) => (
                <Input
                  {...control}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                  maxLength={200}
                  autoComplete="off"
                  required
                />
              )}
            </Field>
            <Field
              label="In addresses"
              hint="Lower-case letters, digits and hyphens. It can't be changed later."
            >
              {(control) => (
                <Input
                  {...control}
                  value={slug}
                  onChange={(event) => setTyped(event.target.value)}
                  pattern="[a-z0-9][a-z0-9\-]+"
                  maxLength={60}
                  autoComplete="off"
                  className="code"
                  required
                />
              )}
            </Field>
            <div>
              <Button type="submit" variant="primary" busy={busy}>
                Create project
              </Button>
            </div>
          </>
        )}
      </ActionForm>
    </section>
  );
}
