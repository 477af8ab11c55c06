"use client";

import { Contrast } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../ui/icon-button";

// Menus are fetched when one is asked for: the page of an annotator opens without them.
const ThemeChoices = lazy(() =>
  import("./theme-choices").then((module) => ({ default: module.ThemeChoices })),
);

/** The theme, for screens without the navigation. */
export function ThemeMenu() {
  const [asked, setAsked] = useState(false);
  const button = (
    <IconButton
      label="Change theme"
      aria-haspopup="menu"
      icon={<Contrast aria-hidden="true" />}
      onClick={() => setAsked(true)}
    />
  );
  return asked ? (
    <Suspense fallback={button}>
      <ThemeChoices />
    </Suspense>
  ) : (
    button
  );
}
