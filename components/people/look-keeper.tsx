"use client";

import { useTheme } from "next-themes";
import { useEffect, useRef } from "react";
import { themes } from "../ui/theme-provider";
import { useDensity, type Density } from "../ui/density";

export type Look = { theme?: (typeof themes)[number]["value"]; density?: Density };

type LookKeeperProps = {
  /** What the account remembers. */
  kept: Look;
  save: (look: Look) => Promise<unknown>;
};

const themeOf = (value: string | undefined) => themes.find((theme) => theme.value === value)?.value;

/**
 * Brings the account's theme and density into a browser that has none of its own yet, and keeps later changes with the
 * account, wherever they are made.
 */
export function LookKeeper({ kept, save }: LookKeeperProps) {
  const { theme, setTheme } = useTheme();
  const [density, setDensity] = useDensity();
  const known = useRef<Look | null>(null);

  useEffect(() => {
    if (known.current) return;
    known.current = kept;
    // next-themes and the density script write these two only when somebody chose.
    if (kept.theme && localStorage.getItem("theme") === null) setTheme(kept.theme);
    if (kept.density && localStorage.getItem("density") === null) setDensity(kept.density);
  }, [kept, setTheme, setDensity]);

  useEffect(() => {
    const chosen: Look = {
      ...(localStorage.getItem("theme") === null ? {} : { theme: themeOf(theme) }),
      ...(localStorage.getItem("density") === null ? {} : { density }),
    };
    const changed =
      (chosen.theme && chosen.theme !== known.current?.theme) ||
      (chosen.density && chosen.density !== known.current?.density);
    if (!changed) return;
    // Trying themes one after the other by the arrow keys is one change.
    const later = setTimeout(() => {
      known.current = { ...known.current, ...chosen };
      // A look that couldn't be saved is still in this browser; the next change tries again.
      save(chosen).catch(() => undefined);
    }, 800);
    return () => clearTimeout(later);
  }, [theme, density, save]);

  return null;
}
