"use client";

import { ThemeProvider as NextThemes } from "next-themes";
import type { ReactNode } from "react";

export const themes = [
  { value: "system", label: "As the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "light-hc", label: "Light, high contrast" },
  { value: "dark-hc", label: "Dark, high contrast" },
] as const;

/**
 * Sets `<html data-theme>` before the first paint. Without a choice it follows the system; ContrastScript adds its wish
 * for more contrast. `nonce` is the one of the page's content security policy.
 */
export function ThemeProvider({ nonce, children }: { nonce?: string; children: ReactNode }) {
  return (
    <NextThemes
      attribute="data-theme"
      themes={themes.map((theme) => theme.value).filter((value) => value !== "system")}
      defaultTheme="system"
      enableSystem
      enableColorScheme={false}
      disableTransitionOnChange
      nonce={nonce}
    >
      {children}
    </NextThemes>
  );
}
