/** First letters of the first and the last word; one character for scripts without spaces. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = Array.from(words[0] ?? "?")[0] ?? "?";
  if (words.length < 2) return first.toUpperCase();
  const last = Array.from(words[words.length - 1] ?? "")[0] ?? "";
  return (first + last).toUpperCase();
}

/** A person, by initials; the whole name is its accessible name and its title. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      className="inline-grid size-6 flex-none place-content-center rounded-full bg-pressed text-2xs font-strong text-ink-2"
    >
      {initials(name)}
    </span>
  );
}
