"use client";

import { Contrast } from "lucide-react";
import { useTheme } from "next-themes";
import { IconButton } from "../ui/icon-button";
import { Menu, MenuChoice } from "../ui/menu";
import { themes } from "../ui/theme-provider";

/** The theme, for screens without the navigation. */
export function ThemeMenu() {
  const { theme, setTheme } = useTheme();
  return (
    <Menu trigger={<IconButton label="Change theme" icon={<Contrast aria-hidden="true" />} />}>
      <MenuChoice label="Theme" value={theme ?? "system"} onChange={setTheme} options={themes} />
    </Menu>
  );
}
