"use client";

import { Contrast } from "lucide-react";
import { useTheme } from "next-themes";
import { IconButton } from "../ui/icon-button";
import { Menu, MenuChoice } from "../ui/menu";
import { themes } from "../ui/theme-provider";

/** The menu behind the theme button; open as soon as it is here. */
export function ThemeChoices() {
  const { theme, setTheme } = useTheme();
  return (
    <Menu startsOpen trigger={<IconButton label="Change theme" icon={<Contrast aria-hidden="true" />} />}>
      <MenuChoice label="Theme" value={theme ?? "system"} onChange={setTheme} options={themes} />
    </Menu>
  );
}
