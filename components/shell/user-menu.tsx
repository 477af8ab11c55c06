"use client";

import { LogOut, UserRound } from "lucide-react";
import { useTheme } from "next-themes";
import { Avatar } from "../ui/avatar";
import { useDensity } from "../ui/density";
import { Menu, MenuChoice, MenuItem, MenuSeparator } from "../ui/menu";
import { themes } from "../ui/theme-provider";

type UserMenuProps = {
  user: { name: string; role?: string };
  accountHref?: string;
  onSignOut: () => void;
  /** In a bar only the avatar shows; in the navigation the name stands beside it. */
  compact?: boolean;
};

/** Who is signed in; theme, density, sign out. */
export function UserMenu({ user, accountHref, onSignOut, compact = false }: UserMenuProps) {
  const { theme, setTheme } = useTheme();
  const [density, setDensity] = useDensity();
  return (
    <Menu
      side={compact ? "bottom" : "top"}
      align={compact ? "end" : "start"}
      trigger={
        compact ? (
          <button
            type="button"
            className="rounded-full p-1 hover:bg-hover"
            aria-label={`${user.name}, your menu`}
          >
            <Avatar name={user.name} />
          </button>
        ) : (
          <button
            type="button"
            className="flex w-full items-center gap-2 rounded-2 p-1.5 text-left hover:bg-hover rail:w-9"
          >
            <Avatar name={user.name} />
            <span className="min-w-0 rail:sr-only">
              <span className="block truncate">{user.name}</span>
              {user.role ? <span className="meta block">{user.role}</span> : null}
            </span>
            <span className="sr-only">, your menu</span>
          </button>
        )
      }
    >
      <MenuChoice label="Theme" value={theme ?? "system"} onChange={setTheme} options={themes} />
      <MenuSeparator />
      <MenuChoice
        label="Density"
        value={density}
        onChange={(value) => setDensity(value === "comfortable" ? "comfortable" : "compact")}
        options={[
          { value: "compact", label: "Compact" },
          { value: "comfortable", label: "Comfortable" },
        ]}
      />
      <MenuSeparator />
      {accountHref ? (
        <MenuItem href={accountHref} icon={<UserRound aria-hidden="true" />}>
          Your account
        </MenuItem>
      ) : null}
      <MenuItem onSelect={onSignOut} icon={<LogOut aria-hidden="true" />}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
