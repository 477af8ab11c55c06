import type { ReactNode } from "react";
import { ThemeMenu } from "../shell/theme-menu";
import { LinkButton } from "../ui/link-button";
import { TopBar } from "../ui/top-bar";

const places = [
  { id: "people", href: "/installation", title: "People" },
  { id: "log", href: "/installation/log", title: "Log" },
] as const;

type InstallationBarProps = { here: (typeof places)[number]["id"]; note?: string; actions?: ReactNode };

/** The head of pages about the whole installation, with the way to the others. */
export function InstallationBar({ here, note, actions }: InstallationBarProps) {
  const { title } = places.find(({ id }) => id === here)!;
  return (
    <TopBar
      title={title}
      trail={[{ href: "/?all=1", label: "Projects" }]}
      note={note ?? "of the whole installation"}
      actions={
        <>
          {actions}
          <nav aria-label="Installation" className="flex gap-2">
            {places.map((place) => (
              <LinkButton
                key={place.id}
                href={place.href}
                variant={place.id === here ? "default" : "ghost"}
                aria-current={place.id === here ? "page" : undefined}
              >
                {place.title}
              </LinkButton>
            ))}
          </nav>
          <ThemeMenu />
        </>
      }
    />
  );
}
