import { isJson, type Json } from "./plain-values";

/** The tree below a dotted prefix; objects whose keys are all numbers become lists. */
export function unflatten(attributes: Json, prefix: string): unknown[] {
  const root: Json = {};
  for (const [key, value] of Object.entries(attributes)) {
    if (!key.startsWith(prefix)) continue;
    const path = key.slice(prefix.length).split(".");
    let at = root;
    for (const step of path.slice(0, -1)) {
      const next = Object.hasOwn(at, step) ? at[step] : undefined;
      at[step] = isJson(next) ? next : {};
      at = at[step] as Json;
    }
    at[path.at(-1)!] = value;
  }
  const tree = listed(root);
  return Array.isArray(tree) ? tree : [];
}

function listed(value: unknown): unknown {
  if (!isJson(value)) return value;
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key)))
    return keys.sort((a, b) => Number(a) - Number(b)).map((key) => listed(value[key]));
  return Object.fromEntries(keys.map((key) => [key, listed(value[key])]));
}
