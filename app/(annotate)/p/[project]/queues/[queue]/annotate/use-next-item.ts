"use client";

import { useCallback, useRef, type RefObject } from "react";
import type { ItemView } from "@/lib/usecases/item-view";
import type { Say } from "./labelling-answers";

/** Loads the item that would come next, without taking it: it is there when submit is pressed. */
export function useNextItem(say: Say): { ahead: RefObject<ItemView | null>; lookAhead: () => void } {
  const ahead = useRef<ItemView | null>(null);
  const lookAhead = useCallback(() => {
    ahead.current = null;
    say<ItemView | null>("peek-item", {}).then(
      (item) => (ahead.current = item),
      // Looking ahead only saves time: without it the next item comes with the answer to submit.
      () => (ahead.current = null),
    );
  }, [say]);
  return { ahead, lookAhead };
}
