import { isJson } from "./plain-values";

/** JSON pointers (RFC 6901) and the paths they stand for. */

export function escapePointer(token: string): string {
  return token.includes("~") || token.includes("/") ? token.replace(/~/g, "~0").replace(/\//g, "~1") : token;
}

/** A pointer's tokens as a path into a value, array indexes as numbers; null when nothing is there. */
export function pathOf(tokens: readonly string[], root: unknown): (string | number)[] | null {
  const path: (string | number)[] = [];
  let at = root;
  for (const token of tokens) {
    const key = Array.isArray(at) ? Number(token) : token.replace(/~1/g, "/").replace(/~0/g, "~");
    path.push(key);
    at = valueAt(at, [key]);
    if (at === undefined) return null;
  }
  return path;
}

export function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  let at = root;
  for (const key of path) {
    if (Array.isArray(at) && typeof key === "number") at = at[key];
    else if (isJson(at) && Object.hasOwn(at, key)) at = at[key];
    else return undefined;
  }
  return at;
}
