"use client";

import { Rows2, Rows4 } from "lucide-react";
import { useDensity } from "../ui/density";
import { Segmented } from "../ui/segmented";

/** Compact or comfortable rows: the same choice as in the person's menu. */
export function RowHeight() {
  const [density, setDensity] = useDensity();
  return (
    <Segmented
      label="Row height"
      size="md"
      value={density}
      onChange={setDensity}
      options={[
        { value: "compact", label: <Rows4 aria-hidden="true" />, name: "Compact" },
        { value: "comfortable", label: <Rows2 aria-hidden="true" />, name: "Comfortable" },
      ]}
    />
  );
}
