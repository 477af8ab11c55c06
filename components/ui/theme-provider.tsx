"use client";

import { ThemeProvider as NextThemes, useTheme } from "next-themes";
import { useEffect, type ReactNode } from "react";

export const themes = [
  { value: "system", label: "As the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "light-hc", label: "Light, high contrast" },
  { value: "dark-hc", label: "Dark, high contrast" },
] as const;

/**
 * Sets `<html data-theme>` before the first paint. Without a choice it follows the system, its wish for
 * more contrast included. `nonce` is the one of the page's content security policy.
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
      <ContrastFollower />
      {children}
    </NextThemes>
  );
}

/** The theme library knows the system's light and dark only; the wish for contrast is added here. */
function ContrastFollower() {
  const { theme, systemTheme } = useTheme();
  useEffect(() => {
    if (theme !== "system" || !systemTheme) return;
    const wish = matchMedia("(prefers-contrast: more)");
    const apply = () => {
      document.documentElement.dataset.theme = wish.matches ? `${systemTheme}-hc` : systemTheme;
    };
    apply();
    wish.addEventListener("change", apply);
    return () => wish.removeEventListener("change", apply);
  }, [theme, systemTheme]);
  return null;
}
