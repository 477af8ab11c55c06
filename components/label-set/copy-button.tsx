"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../ui/icon-button";

/** A text with a button that copies it. */
export function CopyButton({ text, what, code = false }: { text: string; what: string; code?: boolean }) {
  const [state, setState] = useState<"" | "copied" | "refused">("");
  return (
    <span className="inline-flex items-start gap-1.5">
      <span className={code ? "code wrap-anywhere whitespace-normal!" : undefined}>{text}</span>
      <span data-no-print className="inline-flex items-center gap-1.5">
        <IconButton
          size="sm"
          label={`Copy ${what}`}
          icon={state === "copied" ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() =>
            void navigator.clipboard.writeText(text).then(
              () => setState("copied"),
              () => setState("refused"),
            )
          }
        />
        <span role="status" className="meta whitespace-nowrap">
          {state === "copied" ? "copied" : state === "refused" ? "mark it and copy it by hand" : ""}
        </span>
      </span>
    </span>
  );
}
