/** Two machines may differ in the last bits of a logarithm; a figure that somebody changed differs by more. */
const relative = 1e-9;
const absolute = 1e-12;

const same = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(absolute, relative * Math.max(Math.abs(a), Math.abs(b)));

const shown = (value: unknown): string => {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/**
 * Where two JSON values differ, as "path: found, counted", at most `most` of them. Numbers may differ by rounding;
 * everything else is exact.
 */
export function differences(found: unknown, counted: unknown, most = 3): string[] {
  const list: string[] = [];
  const walk = (a: unknown, b: unknown, path: string): void => {
    if (list.length >= most) return;
    if (typeof a === "number" && typeof b === "number" && same(a, b)) return;
    const both = typeof a === "object" && typeof b === "object" && a !== null && b !== null;
    if (!both || Array.isArray(a) !== Array.isArray(b)) {
      if (a !== b) list.push(`${path || "all"}: ${shown(a)} in the file, ${shown(b)} counted`);
      return;
    }
    const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
      walk(
        Object.hasOwn(left, key) ? left[key] : undefined,
        Object.hasOwn(right, key) ? right[key] : undefined,
        path === "" ? key : `${path}.${key}`,
      );
  };
  walk(found, counted, "");
  return list;
}
