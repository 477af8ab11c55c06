import type { Signal } from "@/lib/signals/report";

/** A detector's own figures in words a reader knows. Indexes of rows say nothing on the page and are left out. */
export function hitFacts(hit: Signal): { label: string; value: string }[] {
  return Object.entries(hit.metadata).flatMap(([key, value]) => {
    if (key === "explain" || /_index$|^compared_to$|^matched$|^tool_name$|^similarity$/.test(key)) return [];
    const text = factText(value);
    const label = key.replaceAll("_", " ");
    return text === null ? [] : [{ label: label.charAt(0).toUpperCase() + label.slice(1), value: text }];
  });
}

function factText(value: unknown): string | null {
  if (typeof value === "number") return Number.isInteger(value) ? String(value) : value.toFixed(2);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value.replaceAll("_", " ");
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value.join(" → ");
  return null;
}
