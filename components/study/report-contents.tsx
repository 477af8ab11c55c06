"use client";

import { useEffect, useState } from "react";

/** The parts of the report beside it; the one in sight is marked. */
export function ReportContents({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const [current, setCurrent] = useState(parts[0]?.id);
  useEffect(() => {
    const seen = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        const last = parts.findLast(({ id }) => seen.has(id));
        if (last) setCurrent(last.id);
      },
      // The part that begins in the upper half counts, not the one that peeps in at the bottom.
      { rootMargin: "-48px 0px -60% 0px" },
    );
    for (const { id } of parts) {
      const part = document.getElementById(id);
      if (part) watch.observe(part);
    }
    return () => watch.disconnect();
  }, [parts]);
  return (
    <nav aria-label="Parts of the report" data-no-print className="sticky top-[72px] max-narrow:hidden">
      <ol className="border-l border-line-2">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className="-ml-px block border-l-2 border-transparent py-1 pl-3 text-ink-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
