"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { toast } from "sonner";
import { call } from "@/app/call";
import { AdjudicateScreen, type ConflictFacts } from "@/components/adjudication/adjudicate-screen";
import { IconButton } from "@/components/ui/icon-button";
import { formatCount } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { TopBar } from "@/components/ui/top-bar";
import type { Step } from "@/lib/trajectories/schema";

type AdjudicateProps = {
  project: string;
  facts: ConflictFacts;
  /** Whether names were asked for. */
  names: boolean;
  /** How many of the queue are still to decide, and the items before and after this one. */
  toDecide: { n: number; back: number | null; next: number | null };
};

/** One item's adjudication with the server behind it, and the way to the next. */
export function Adjudicate({ project, facts, names, toDecide }: AdjudicateProps) {
  const router = useRouter();
  const { queue, item, trajectory } = facts;
  const address = `/p/${project}/adjudication/${queue.id}`;
  const { next, back } = toDecide;
  const go = (to: number | null) => (to === null ? null : () => router.push(`${address}/${to}`));
  const loadChunk = useCallback(
    (first: number) => call<Step[]>(project, "read-trajectory-steps", { id: trajectory.id, first }),
    [project, trajectory.id],
  );
  return (
    <div className="flex h-screen flex-col">
      <TopBar
        title={`Item ${item}`}
        trail={[{ href: `/p/${project}/adjudication`, label: "Adjudication" }]}
        note={[queue.name, trajectory.domain, `${formatCount(toDecide.n)} to decide in this queue`]
          .filter(Boolean)
          .join(" · ")}
        actions={
          <>
            {/* Its page shows labels and signals: not before the blind decision. */}
            {facts.sealed ? null : (
              <>
                <LinkButton
                  href={names ? `${address}/${item}` : `${address}/${item}?names=1`}
                  variant="ghost"
                >
                  {names ? "Hide names" : "Show names"}
                </LinkButton>
                <LinkButton href={`/p/${project}/trajectories/${trajectory.id}`} variant="ghost">
                  <span className="max-narrow:sr-only">Open the trajectory</span>
                </LinkButton>
              </>
            )}
            <IconButton
              label="Previous conflict"
              kbd="p"
              variant="default"
              disabled={back === null}
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={go(back) ?? undefined}
            />
            <IconButton
              label="Next conflict"
              kbd="n"
              variant="default"
              disabled={next === null}
              icon={<ChevronRight aria-hidden="true" />}
              onClick={go(next) ?? undefined}
            />
          </>
        }
      />
      <AdjudicateScreen
        facts={facts}
        loadChunk={loadChunk}
        onNext={go(next)}
        onBack={go(back)}
        decide={async ({ version, ...decision }) => {
          const place = { queue: queue.id, item, ...decision };
          if (version === null) await call(project, "decide-blind", place);
          else await call(project, "adjudicate-item", { ...place, version });
          toast(
            version === null
              ? "Kept. What people said is shown as soon as every question here has its first decision."
              : "Decided. You can decide anew at any time; the history stays.",
          );
          router.refresh();
        }}
      />
    </div>
  );
}
