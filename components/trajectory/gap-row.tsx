"use client";

import { useEffect, useRef } from "react";
import { Button } from "../ui/button";
import { formatCount } from "../ui/format";
import { Note } from "../ui/note";
import { Skeleton } from "../ui/skeleton";

type GapRowProps = { at: number; count: number; failed: boolean; onLoad: (first: number) => void };

/** Steps on their way: asks for them when it is about to come into sight. */
export function GapRow({ at, count, failed, onLoad }: GapRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed || !row.current) return;
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onLoad(at);
      },
      { root: row.current.closest("[role='feed']"), rootMargin: "1200px 0px" },
    );
    sight.observe(row.current);
    return () => sight.disconnect();
  }, [at, failed, onLoad]);
  const steps = `Steps ${formatCount(at + 1)} to ${formatCount(at + count)}`;
  return (
    <div ref={row} className="py-6 pl-[76px]" style={{ minHeight: count * 80 }}>
      <div className="sticky top-6 grid max-w-(--measure-px) gap-3">
        {failed ? (
          <Note
            tone="danger"
            lead={`${steps} could not be loaded.`}
            live
            action={
              <Button size="sm" onClick={() => onLoad(at)}>
                Try again
              </Button>
            }
          >
            The others are not affected.
          </Note>
        ) : (
          <>
            <p className="meta tnum" role="status">
              {steps} are loading
            </p>
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </>
        )}
      </div>
    </div>
  );
}
