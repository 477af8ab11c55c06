"use client";

import { ChevronsUpDown } from "lucide-react";
import { BrandMark } from "../ui/brand-mark";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "../ui/menu";
import { NavIcon } from "./nav-icon";

export type ProjectChoice = { id: string; name: string; href: string };

type ProjectSwitcherProps = {
  current: { id: string; name: string };
  projects: readonly ProjectChoice[];
  /** Where all projects are listed. */
  allHref?: string;
};

/** The mark with the project's name; opens the list of the projects the person belongs to. */
export function ProjectSwitcher({ current, projects, allHref }: ProjectSwitcherProps) {
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className="mb-2 flex h-9 w-full items-center gap-2 rounded-2 px-[7px] text-left font-strong hover:bg-hover rail:w-9"
        >
          <BrandMark />
          <span className="min-w-0 flex-1 truncate rail:sr-only">{current.name}</span>
          <ChevronsUpDown className="size-3.5 text-ink-3 rail:hidden" aria-hidden="true" />
          <span className="sr-only">, change project</span>
        </button>
      }
    >
      <MenuLabel>Projects</MenuLabel>
      {projects.map((project) => (
        <MenuItem key={project.id} href={project.href}>
          <span className={project.id === current.id ? "font-strong" : undefined}>{project.name}</span>
        </MenuItem>
      ))}
      {allHref ? (
        <>
          <MenuSeparator />
          <MenuItem href={allHref} icon={<NavIcon name="projects" />}>
            All projects
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
