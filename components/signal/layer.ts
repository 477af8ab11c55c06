import type { SignalType } from "@/lib/signals/schema";

/** The four kinds a reader tells apart: the three layers, with satisfaction taken out of interaction. */
export type ShownLayer = "interaction" | "execution" | "environment" | "satisfaction";

/** The layer, category and name in a signal's type, and how it is drawn. */
export function readType(type: SignalType): {
  shown: ShownLayer;
  layer: string;
  category: string;
  name: string;
} {
  const [layer = "", category = "", name = ""] = type.split(".");
  const shown =
    category === "satisfaction"
      ? "satisfaction"
      : layer === "execution" || layer === "environment"
        ? layer
        : "interaction";
  return { shown, layer, category, name };
}
