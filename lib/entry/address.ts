/**
 * A path of this site from an address bar, or null: what comes back after signing in must not lead elsewhere.
 * `//host`, `/\host` and absolute addresses are refused, whatever a browser makes of them.
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 2000 || !/^\/(?![/\\])/.test(value)) return null;
  const here = "http://here.invalid";
  if (!URL.canParse(value, here)) return null;
  const address = new URL(value, here);
  return address.origin === here ? address.pathname + address.search : null;
}
