"use client";

import { Upload } from "lucide-react";
import { useEffect, useState } from "react";

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

/** Takes files that are dropped anywhere on the page, and says so while they hover. */
export function DropArea({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    // Entering a child comes before leaving its parent, so entries are counted.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (carriesFiles(event) && --depth <= 0) setOver(false);
    };
    const hover = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    const handlers = { dragenter: enter, dragleave: leave, dragover: hover, drop } as const;
    for (const [name, handler] of Object.entries(handlers)) window.addEventListener(name as "drop", handler);
    return () => {
      for (const [name, handler] of Object.entries(handlers))
        window.removeEventListener(name as "drop", handler);
    };
  }, [onFiles]);
  if (!over) return null;
  return (
    <div className="pointer-events-none fixed inset-3 z-40 grid place-content-center rounded-3 border-2 border-dashed border-accent bg-accent-tint text-center">
      <Upload className="mx-auto size-6 text-accent" aria-hidden="true" />
      <p className="mt-2 text-md font-strong text-accent">Drop to import</p>
    </div>
  );
}
