"use client";

import { useEffect, useRef, useState } from "react";
import { call } from "@/app/call";
import { isUnderWay, type ImportView } from "@/components/import/imported";
import type { Mark } from "@/components/import/pace";

const every = 1000;

/**
 * The imports as the page brought them, asked for again each second while one is under way, and once more when
 * `trigger` changes.
 */
export function useImports(
  project: string,
  given: readonly ImportView[],
  before: string | null,
  trigger: number,
) {
  const [imports, setImports] = useState(given);
  const paces = useRef(new Map<string, { first: Mark; last: Mark }>());
  const [known, setKnown] = useState(given);
  if (known !== given) {
    setKnown(given);
    setImports(given);
  }
  const active = imports.some(isUnderWay);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const { imports: fresh } = await call<{ imports: ImportView[] }>(
          project,
          "list-imports",
          { before },
          stop.signal,
        );
        mark(paces.current, fresh);
        setImports(fresh);
      } catch {
        // The list stays as it was; the next look tells.
      }
      if (!stop.signal.aborted && active) timer = setTimeout(ask, every);
    };
    if (active || trigger > 0) timer = setTimeout(ask, trigger > 0 ? 0 : every);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [project, before, active, trigger]);

  return { imports, paceOf: (id: string) => paces.current.get(id) ?? null };
}

function mark(paces: Map<string, { first: Mark; last: Mark }>, imports: readonly ImportView[]): void {
  for (const { id, bytes_done } of imports.filter(isUnderWay)) {
    const now = { done: bytes_done, at: performance.now() };
    paces.set(id, { first: paces.get(id)?.first ?? now, last: now });
  }
}
