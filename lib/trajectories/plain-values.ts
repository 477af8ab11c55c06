/** Reading values of unknown shape: nothing here throws, what does not fit is null or empty. */

export type Json = Record<string, unknown>;

export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asJson(value: unknown): Json {
  return isJson(value) ? value : {};
}

/** Text of a string, or of a number or boolean as written; null for everything else. */
export function asText(value: unknown): string | null {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
}

export function asNumber(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

export function asInteger(value: unknown): number | null {
  if (typeof value === "string" && /^\d{1,9}$/.test(value)) return Number(value);
  return typeof value === "number" && Number.isSafeInteger(value) ? value : null;
}

/** The first member that is a non-empty text, or null. */
export function firstText(object: Json, ...keys: string[]): string | null {
  for (const key of keys) {
    const text = Object.hasOwn(object, key) ? asText(object[key]) : null;
    if (text !== null && text !== "") return text;
  }
  return null;
}

/** The members that no one has mapped. */
export function omit(object: Json, keys: readonly string[]): Json {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/** JSON of a value for showing; text stays text. */
export function shownText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
