"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRouter } from "next/navigation";
import { IconButton } from "../ui/icon-button";
import { useKeys } from "../ui/use-keys";

/** Where a trajectory stands among those of its session, or of its end user. */
export interface SessionPlace {
  name: string;
  kind: "session" | "user";
  /** From 1. */
  position: number;
  of: number;
  previous: string | null;
  next: string | null;
}

/** "Session 3 of 7" with the way to the ones before and after; the view that is open stays open. */
export function SessionWalk({
  place,
  hrefOf,
}: {
  place: SessionPlace;
  /** The address of another trajectory. */
  hrefOf: (id: string) => string;
}) {
  const router = useRouter();
  const go = (to: string | null) => (to === null ? undefined : () => router.push(hrefOf(to)));
  const [back, on] = [go(place.previous), go(place.next)];
  useKeys({ "shift+p": back, "shift+n": on });
  const whose = place.kind === "session" ? "of the session" : "of this user";
  return (
    <nav
      aria-label={place.kind === "session" ? "Session" : "End user"}
      className="flex items-center gap-1.5 whitespace-nowrap"
    >
      <IconButton
        label={`Previous ${whose}`}
        kbd="shift+p"
        size="sm"
        variant="default"
        disabled={!back}
        icon={<ChevronLeft className="size-3.5" aria-hidden="true" />}
        onClick={back}
      />
      <span className="meta tnum" title={place.name}>
        {place.kind === "session" ? "Session" : "User"} {place.position} of {place.of}
      </span>
      <IconButton
        label={`Next ${whose}`}
        kbd="shift+n"
        size="sm"
        variant="default"
        disabled={!on}
        icon={<ChevronRight className="size-3.5" aria-hidden="true" />}
        onClick={on}
      />
    </nav>
  );
}
