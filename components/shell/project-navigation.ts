import { allows, type ProjectPermission, type ProjectRole } from "@/lib/auth/permissions";
import type { NavIconName } from "./nav-icon";
import type { NavGroup } from "./nav-list";

interface Place {
  path: string;
  label: string;
  icon: NavIconName;
  /** Who is shown the way; the page itself checks again. */
  for: ProjectPermission;
}

const groups: { title?: string; places: Place[] }[] = [
  {
    places: [
      { path: "home", label: "Home", icon: "home", for: "annotate" },
      { path: "overview", label: "Overview", icon: "overview", for: "read" },
      { path: "trajectories", label: "Trajectories", icon: "trajectories", for: "read" },
      { path: "signals", label: "Signals", icon: "signals", for: "read" },
      { path: "samples", label: "Samples", icon: "samples", for: "lead" },
      { path: "planner", label: "Planner", icon: "planner", for: "lead" },
      { path: "imports", label: "Imports", icon: "imports", for: "read" },
      { path: "queues", label: "Queues", icon: "queues", for: "read" },
    ],
  },
  {
    title: "Quality",
    places: [
      { path: "agreement", label: "Agreement", icon: "agreement", for: "read" },
      { path: "votes", label: "Votes", icon: "votes", for: "read" },
      { path: "adjudication", label: "Adjudication", icon: "adjudication", for: "lead" },
      { path: "references", label: "References", icon: "references", for: "read" },
    ],
  },
  {
    title: "Results",
    places: [
      { path: "studies", label: "Studies", icon: "studies", for: "read" },
      { path: "snapshots", label: "Snapshots", icon: "snapshots", for: "read" },
      { path: "exports", label: "Exports", icon: "exports", for: "export" },
    ],
  },
  {
    title: "Administration",
    places: [
      { path: "people", label: "People", icon: "people", for: "administer" },
      { path: "api", label: "API", icon: "api", for: "read" },
      { path: "tokens", label: "API tokens", icon: "tokens", for: "lead" },
      { path: "audit-log", label: "Audit log", icon: "audit", for: "administer" },
    ],
  },
];

/** The places of a project that a role can open. */
export const projectNavigation = (slug: string, role: ProjectRole): NavGroup[] =>
  groups
    .map(({ title, places }) => ({
      title,
      items: places
        .filter((place) => allows(role, place.for))
        .map(({ path, label, icon }) => ({ href: `/p/${slug}/${path}`, label, icon })),
    }))
    .filter((group) => group.items.length > 0);
