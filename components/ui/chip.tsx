import type { ReactNode } from "react";

export type ChipTone = "default" | "quiet" | "accent" | "good" | "warn" | "danger";

/** A short fact in a frame. A tone that means something needs an icon or a word that says the same. */
export function Chip({
  tone = "default",
  icon,
  children,
  title,
}: {
  tone?: ChipTone;
  icon?: ReactNode;
  children: ReactNode;
  title?: string;
}) {
  return (
    <span className="chip [&>.lucide]:size-3" data-tone={tone} title={title}>
      {icon}
      {children}
    </span>
  );
}
