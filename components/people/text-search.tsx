"use client";

import { parseAsString, throttle, useQueryState } from "nuqs";
import { Input } from "../ui/field";

/** Looks for a text in a list that the server draws; the address keeps it. */
export function TextSearch({ label, placeholder }: { label: string; placeholder: string }) {
  const [text, setText] = useQueryState(
    "text",
    parseAsString.withDefault("").withOptions({ shallow: false, limitUrlUpdates: throttle(400) }),
  );
  return (
    <Input
      type="search"
      className="w-52"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      maxLength={320}
      onChange={(event) => void setText(event.target.value || null)}
    />
  );
}
