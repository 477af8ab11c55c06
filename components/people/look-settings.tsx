"use client";

import { useTheme } from "next-themes";
import { useSyncExternalStore } from "react";
import { useDensity } from "../ui/density";
import { Field, Select } from "../ui/field";
import { themes } from "../ui/theme-provider";

const never = () => () => {};

/** Theme and density of this browser. They are kept with the account as well, for the next one. */
export function LookSettings() {
  const { theme, setTheme } = useTheme();
  const [density, setDensity] = useDensity();
  // The stored theme is known in the browser only; until then the server's answer stands.
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label="Theme">
        {(control) => (
          <Select
            {...control}
            value={ready ? (theme ?? "system") : "system"}
            onChange={(event) => setTheme(event.target.value)}
          >
            {themes.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Density">
        {(control) => (
          <Select
            {...control}
            value={density}
            onChange={(event) => setDensity(event.target.value === "comfortable" ? "comfortable" : "compact")}
          >
            <option value="compact">Compact</option>
            <option value="comfortable">Comfortable</option>
          </Select>
        )}
      </Field>
    </div>
  );
}
