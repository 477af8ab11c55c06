"use client";

import { useCallback, useRef, type RefObject } from "react";
import { toast } from "sonner";
import type { ItemView } from "@/lib/usecases/item-view";
import type { Say, SubmitAnswer } from "./labelling-answers";
import type { LocalLabels, PendingLabel } from "./local-labels";
import { isPassing, isStale, saveStateOf, words, type SaveState } from "./save-state";

interface Submitting {
  local: LocalLabels;
  say: Say;
  ahead: RefObject<ItemView | null>;
  setBusy: (busy: boolean) => void;
  setSaveState: (state: SaveState) => void;
  /** What the server answered, and the item that was loaded ahead when it was asked. */
  settle: (answer: SubmitAnswer, loaded: ItemView | null) => void;
  /** The label can't be taken any more: ask the server where one stands. */
  reload: () => Promise<void>;
}

/**
 * Sends a label, one at a time. It stays in this browser until the server has answered; until then it may be sent again
 * as often as one likes: the slot and its fence make it count once.
 */
export function useSubmit({ local, say, ahead, setBusy, setSaveState, settle, reload }: Submitting) {
  const sending = useRef(false);
  return useCallback(
    async (label: PendingLabel) => {
      if (sending.current) return;
      sending.current = true;
      setBusy(true);
      setSaveState("saving");
      local.keepPending(label);
      const loaded = ahead.current;
      try {
        settle(await say<SubmitAnswer>("submit-label", { ...label, wanted: loaded?.item ?? null }), loaded);
      } catch (error) {
        setSaveState(saveStateOf(error));
        if (saveStateOf(error) === "failed") toast.error(words(error), { id: "submit" });
        if (isPassing(error)) return;
        local.keepPending(null);
        if (isStale(error)) await reload().catch((failure) => toast.error(words(failure)));
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
    [ahead, local, reload, say, setBusy, setSaveState, settle],
  );
}
