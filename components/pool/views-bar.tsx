"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { leaves } from "@/lib/signals/schema";
import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import { TextButton } from "../ui/link-button";
import { Popover } from "../ui/popover";
import { TabLinks } from "../ui/tabs";
import { poolQuery, type PoolSearch } from "./pool-search";
import { useSavedViews } from "./use-saved-views";

const typesOf = (layer: string, category?: string) =>
  leaves
    .filter((leaf) => leaf.layer === layer && (!category || leaf.category === category))
    .map(({ type }) => type);

/** Views that every project begins with. */
const given: { name: string; search: Partial<PoolSearch> }[] = [
  { name: "All", search: {} },
  { name: "Failed with execution hits", search: { outcome: ["failed"], any: typesOf("execution") } },
  { name: "Ten turns and more", search: { turns: { min: 10, max: null } } },
  {
    name: "Success with thanks",
    search: { outcome: ["success"], any: typesOf("interaction", "satisfaction") },
  },
];

/** The address without the place in the list: what a view remembers. */
const queryOf = (search: Partial<PoolSearch>): string =>
  poolQuery("", { ...search, after: null, before: null, from: null });

/** Filters with a name: a row of links, and a way to add the one that is on. */
export function ViewsBar({
  project,
  address,
  search,
}: {
  project: string;
  address: string;
  search: PoolSearch;
}) {
  const { views, save, remove } = useSavedViews(project);
  const now = queryOf(search);
  const all = [...given.map(({ name, search: own }) => ({ name, query: queryOf(own) })), ...views];
  const current = all.find(({ query }) => query === now);
  const mine = views.find(({ query }) => query === now);
  return (
    <div className="flex h-10 items-center gap-5 border-b border-line px-5 max-narrow:px-4">
      <TabLinks
        label="Views"
        current={current?.name ?? ""}
        options={all.map(({ name, query }) => ({ value: name, label: name, href: `${address}${query}` }))}
      />
      <span className="ml-auto flex flex-none items-center gap-4">
        {mine ? <TextButton onClick={() => remove(mine.name)}>Remove this view</TextButton> : null}
        {current ? null : <SaveView onSave={(name) => save({ name, query: now })} />}
      </span>
    </div>
  );
}

function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      label="Save as a view"
      className="w-[280px] p-4"
      trigger={
        <TextButton>
          <Plus className="size-3.5" aria-hidden="true" />
          Save as a view
        </TextButton>
      }
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
          if (name === "") return;
          onSave(name);
          setOpen(false);
        }}
      >
        <Field
          label="Name of the view"
          hint="Kept in this browser. To share it, send the address of the page."
        >
          {(control) => (
            <Input {...control} name="name" required maxLength={60} autoFocus autoComplete="off" />
          )}
        </Field>
        <Button type="submit" variant="primary">
          Save view
        </Button>
      </form>
    </Popover>
  );
}
