"use client";

import { Copy } from "lucide-react";
import { useMemo } from "react";
import { toast } from "sonner";
import { Button } from "../ui/button";
import { formatBytes } from "../ui/format";
import { byteLength } from "./excerpt";
import { layoutJson } from "./json-layout";
import { JsonText } from "./json-text";
import { LongText } from "./long-text";

const layoutLimit = 400_000;

/** A record as it came, as text: laid out when it is JSON of a size a page can hold, else in pieces. */
export function RawJson({ text, label }: { text: string; label: string }) {
  const lines = useMemo(() => (text.length <= layoutLimit ? layoutJson(text, 100) : null), [text]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast("Copied as it came."),
      () => toast.error("The browser did not allow copying. Select the text instead."),
    );
  return (
    <section aria-label={label} className="flex min-h-0 flex-1 flex-col bg-paper">
      <div className="flex h-10 flex-none items-center gap-2 border-b border-line px-5">
        <span className="meta tnum">{formatBytes(byteLength(text))}</span>
        <span className="flex-1" />
        <Button size="sm" icon={<Copy className="size-3.5" aria-hidden="true" />} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <div
        className="mono-block scroll-thin flex-1 overflow-auto px-5 py-3"
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        {lines ? <JsonText text={text} lines={lines} /> : <LongText text={text} marks={[]} />}
      </div>
    </section>
  );
}
