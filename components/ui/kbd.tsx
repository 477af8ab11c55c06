/** Keys as they are written on caps; everything else is shown as it is. */
const caps: Record<string, string> = {
  shift: "⇧",
  enter: "Enter",
  escape: "Esc",
  arrowup: "↑",
  arrowdown: "↓",
  arrowleft: "←",
  arrowright: "→",
};

/**
 * One key or a chord such as "shift+1". Hidden from assistive technology: the element that owns the key
 * says it by `aria-keyshortcuts`.
 */
export function Kbd({ children }: { children: string }) {
  const parts = children.length > 1 ? children.split("+") : [children];
  return (
    <kbd className="kbd" aria-hidden="true">
      {parts.map((part) => caps[part.toLowerCase()] ?? part).join("")}
    </kbd>
  );
}
