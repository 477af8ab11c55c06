import { objectEntries } from "./json-layout";

const telling = ["code", "error_code", "type", "status", "error"];

/** A short name in an error's JSON, e.g. "payment_required" or "503"; null when none says it in a few words. */
export function errorTitle(text: string): string | null {
  const entries = objectEntries(text) ?? [];
  for (const name of telling) {
    const entry = entries.find(({ key }) => text.slice(key.start, key.end) === `"${name}"`);
    if (!entry) continue;
    const value = text.slice(entry.value.start, entry.value.end);
    const said: unknown = value.startsWith("{") || value.startsWith("[") ? null : JSON.parse(value);
    if (typeof said === "number" || (typeof said === "string" && said.length > 0 && said.length <= 40))
      return String(said);
  }
  return null;
}
