"use client";

import { useEffect } from "react";
import { toast } from "sonner";
import type { HeldItem } from "@/lib/usecases/item-view";
import type { Say } from "./labelling-answers";

/** Holds the lease of the item at hand while the page is open; tells once when it was lost. */
export function useHeartbeat(held: HeldItem | null, lease_minutes: number, say: Say): void {
  useEffect(() => {
    if (!held) return;
    const { item, ordinal, fence } = held;
    const lost = () =>
      toast.warning(
        "The time for this item ran out and somebody else has it. You may still submit: if a place is free, your label counts.",
        { id: `lease-${item}` },
      );
    const beat = () => {
      say<{ held: boolean }>("keep-item", { item, ordinal, fence }).then(
        (answer) => answer.held || lost(),
        // A missed beat is no loss: the lease lasts several beats, and a late label takes a free place.
        () => undefined,
      );
    };
    const every = setInterval(beat, Math.max(20_000, (lease_minutes * 60_000) / 4));
    return () => clearInterval(every);
  }, [held, lease_minutes, say]);
}
