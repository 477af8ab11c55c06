"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { IconButton } from "../ui/icon-button";
import { useKeys } from "../ui/use-keys";
import { usePlace } from "./pool-place";

/** "41 of 1,284" with the way to the neighbours in the table that was seen last. */
export function TrajectoryPlaces({ project, id }: { project: string; id: string }) {
  const router = useRouter();
  const place = usePlace(project, id);
  const go = (to: string | null | undefined) =>
    to ? () => router.push(`/p/${project}/trajectories/${to}`) : undefined;
  const [back, next] = [go(place?.previous), go(place?.next)];
  useKeys({ p: back, n: next });
  if (!place) return null;
  return (
    <span className="flex items-center gap-1.5">
      <span className="meta tnum whitespace-nowrap max-narrow:hidden">
        {place.number} of {place.of}
      </span>
      <IconButton
        label="Previous trajectory of the table"
        kbd="p"
        variant="default"
        disabled={!back}
        icon={<ChevronUp aria-hidden="true" />}
        onClick={back}
      />
      <IconButton
        label="Next trajectory of the table"
        kbd="n"
        variant="default"
        disabled={!next}
        icon={<ChevronDown aria-hidden="true" />}
        onClick={next}
      />
    </span>
  );
}
