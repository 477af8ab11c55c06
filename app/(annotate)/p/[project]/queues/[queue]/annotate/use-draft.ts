"use client";

import { useCallback, useRef, useState } from "react";
import { toast } from "sonner";
import { emptyDraft } from "@/lib/annotations/draft";
import type { Draft } from "@/lib/annotations/schema";
import type { HeldItem } from "@/lib/usecases/item-view";
import type { Say } from "./labelling-answers";
import type { DraftKey, KeptDraft, LocalLabels } from "./local-labels";
import { saveStateOf, words, type SaveState } from "./save-state";

const SAVE_AFTER_MS = 400;

/**
 * The answers on the screen, kept at each change: here at once, on the server soon after. Of the two copies the one
 * with the higher `seq` is the newer.
 */
export function useDraft(local: LocalLabels, say: Say, start: Draft) {
  const [draft, setDraft] = useState<Draft>(start);
  const [saveState, setSaveState] = useState<SaveState>("saved");
  const seq = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const underWay = useRef(Promise.resolve());

  const save = useCallback(
    (of: DraftKey, kept: KeptDraft) => {
      const isNewest = () => seq.current === kept.seq;
      underWay.current = say("save-draft", { ...of, ...kept }).then(
        () => {
          if (isNewest()) setSaveState("saved");
        },
        (error: unknown) => {
          if (!isNewest()) return;
          setSaveState(saveStateOf(error));
          if (saveStateOf(error) === "failed") toast.error(words(error), { id: "draft" });
        },
      );
    },
    [say],
  );

  /** What is still to be saved soon won't be: it is sent otherwise, or gone. */
  const hush = useCallback(() => clearTimeout(timer.current), []);

  /** Takes up something to answer with the newest of the two drafts that may exist of it, else with `fresh`. */
  const takeUp = useCallback(
    (of: DraftKey | null, stored: HeldItem["draft"], fresh: Draft = emptyDraft) => {
      hush();
      const here = of && local.draft(of);
      const newer = here && here.seq > (stored?.seq ?? 0) ? here : null;
      seq.current = newer?.seq ?? stored?.seq ?? 0;
      setDraft(newer?.draft ?? stored?.body ?? fresh);
      setSaveState(newer ? "saving" : "saved");
      if (of && newer) save(of, newer);
    },
    [hush, local, save],
  );

  /** The answers have changed. `send` takes them to the server in another way than as a draft. */
  const change = useCallback(
    (of: DraftKey, next: Draft, send?: () => void) => {
      setDraft(next);
      seq.current = Math.max(Date.now(), seq.current + 1);
      const kept = { seq: seq.current, draft: next };
      local.keepDraft(of, kept);
      setSaveState("saving");
      hush();
      timer.current = setTimeout(send ?? (() => save(of, kept)), SAVE_AFTER_MS);
    },
    [hush, local, save],
  );

  /** Sends again what this browser has. */
  const saveAgain = useCallback(
    (of: DraftKey | null) => {
      const kept = of && local.draft(of);
      if (of && kept) save(of, kept);
      else setSaveState("saved");
    },
    [local, save],
  );

  /** Forgets a draft in this browser. Kept when nothing of it is on its way to the server any more. */
  const forget = useCallback(
    (of: DraftKey): Promise<void> => {
      hush();
      local.keepDraft(of, null);
      return underWay.current;
    },
    [hush, local],
  );

  return { draft, saveState, setSaveState, takeUp, change, saveAgain, forget, hush };
}
