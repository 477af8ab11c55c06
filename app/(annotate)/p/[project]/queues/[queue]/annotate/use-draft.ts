"use client";

import { useCallback, useRef, useState } from "react";
import { toast } from "sonner";
import { emptyDraft } from "@/lib/annotations/draft";
import type { Draft } from "@/lib/annotations/schema";
import type { HeldItem } from "@/lib/usecases/item-view";
import type { Say } from "./labelling-answers";
import type { KeptDraft, LocalLabels } from "./local-labels";
import { saveStateOf, words, type SaveState } from "./save-state";

const SAVE_AFTER_MS = 400;

/**
 * The answers on the screen, kept at each change: here at once, on the server soon after. Of the two copies the one
 * with the higher `seq` is the newer.
 */
export function useDraft(local: LocalLabels, say: Say, start: HeldItem["draft"]) {
  const [draft, setDraft] = useState<Draft>(start?.body ?? emptyDraft);
  const [saveState, setSaveState] = useState<SaveState>("saved");
  const seq = useRef(start?.seq ?? 0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const save = useCallback(
    async (item: number, kept: KeptDraft) => {
      const isNewest = () => seq.current === kept.seq;
      try {
        await say("save-draft", { item, ...kept });
        if (isNewest()) setSaveState("saved");
      } catch (error) {
        if (!isNewest()) return;
        setSaveState(saveStateOf(error));
        if (saveStateOf(error) === "failed") toast.error(words(error), { id: "draft" });
      }
    },
    [say],
  );

  /** What is still to be saved soon won't be: it is sent otherwise, or gone. */
  const hush = useCallback(() => clearTimeout(timer.current), []);

  /** Takes up an item with the newest of the two drafts that may exist of it. */
  const takeUp = useCallback(
    (item: HeldItem | null) => {
      hush();
      const here = item && local.draft(item.item);
      const newer = here && here.seq > (item.draft?.seq ?? 0) ? here : null;
      seq.current = newer?.seq ?? item?.draft?.seq ?? 0;
      setDraft(newer?.draft ?? item?.draft?.body ?? emptyDraft);
      setSaveState(newer ? "saving" : "saved");
      if (item && newer) void save(item.item, newer);
    },
    [hush, local, save],
  );

  /** The answers to an item have changed. `send` takes them to the server in another way than as a draft. */
  const change = useCallback(
    (item: number, next: Draft, send?: () => void) => {
      setDraft(next);
      seq.current = Math.max(Date.now(), seq.current + 1);
      const kept = { seq: seq.current, draft: next };
      local.keepDraft(item, kept);
      setSaveState("saving");
      hush();
      timer.current = setTimeout(send ?? (() => void save(item, kept)), SAVE_AFTER_MS);
    },
    [hush, local, save],
  );

  /** Sends again what this browser has of an item. */
  const saveAgain = useCallback(
    (item: number | undefined) => {
      const kept = item === undefined ? null : local.draft(item);
      if (item !== undefined && kept) void save(item, kept);
      else setSaveState("saved");
    },
    [local, save],
  );

  return { draft, setDraft, saveState, setSaveState, takeUp, change, saveAgain, hush };
}
