import type { ReactNode } from "react";
import { NavList, type NavGroup } from "./nav-list";
import { ProjectSwitcher, type ProjectChoice } from "./project-switcher";
import { SkipLink } from "./skip-link";
import { UserMenu } from "./user-menu";

type ShellProps = {
  project: { id: string; name: string };
  projects: readonly ProjectChoice[];
  allProjectsHref?: string;
  groups: readonly NavGroup[];
  user: { name: string; role?: string };
  accountHref?: string;
  onSignOut: () => void;
  /** The page: its own top bar, then an element with id "main". */
  children: ReactNode;
};

/** Navigation at the left, the page at the right. In small windows, and beside an element with `data-wide-page`, the navigation is a rail of icons. */
export function Shell({
  project,
  projects,
  allProjectsHref,
  groups,
  user,
  accountHref,
  onSignOut,
  children,
}: ShellProps) {
  return (
    <>
      <SkipLink />
      <div className="grid min-h-screen grid-cols-[var(--nav-w)_minmax(0,1fr)] rail:grid-cols-[var(--nav-w-rail)_minmax(0,1fr)] print:block">
        <nav
          aria-label="Project"
          data-no-print
          className="scroll-thin sticky top-0 flex h-screen flex-col [&>*]:flex-none overflow-x-hidden overflow-y-auto border-r border-line bg-app p-2 rail:items-center"
        >
          <ProjectSwitcher current={project} projects={projects} allHref={allProjectsHref} />
          <NavList groups={groups} />
          <div className="mt-auto w-full pt-2 rail:w-9">
            <UserMenu user={user} accountHref={accountHref} onSignOut={onSignOut} />
          </div>
        </nav>
        <div className="min-w-0">{children}</div>
      </div>
    </>
  );
}
