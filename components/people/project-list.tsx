import { ChevronRight } from "lucide-react";
import Link from "next/link";
import type { ProjectRole } from "@/lib/auth/permissions";
import { Note } from "../ui/note";
import { roleNames } from "./roles";

type ProjectListProps = {
  memberships: readonly { slug: string; project_name: string; role: ProjectRole }[];
  canCreate: boolean;
};

/** The projects of a person with what they are in each. */
export function ProjectList({ memberships, canCreate }: ProjectListProps) {
  if (memberships.length === 0)
    return (
      <Note lead="You belong to no project yet.">
        {canCreate
          ? "Create the first one below; you become its admin and can invite others."
          : "Ask an admin of a project for an invitation to your address. Your account is ready."}
      </Note>
    );
  return (
    <ul className="overflow-hidden rounded-3 border border-line-2 bg-paper">
      {memberships.map((membership) => (
        <li key={membership.slug} className="border-line not-first:border-t">
          <Link
            href={`/p/${membership.slug}`}
            className="flex items-center gap-3 px-4 py-3 hover:bg-hover focus-visible:-outline-offset-2"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate text-md font-medium">{membership.project_name}</span>
              <span className="meta">{roleNames[membership.role].name}</span>
            </span>
            <ChevronRight className="text-ink-3" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
