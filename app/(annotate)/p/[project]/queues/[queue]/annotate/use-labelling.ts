"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { callAs } from "@/app/call";
import { emptyDraft } from "@/lib/annotations/draft";
import type { Draft } from "@/lib/annotations/schema";
import type { Step } from "@/lib/trajectories/schema";
import type { HeldItem, ItemView, Reopened } from "@/lib/usecases/item-view";
import type { LabellingStart, OpenedQueue, SkipAnswer, SubmitAnswer } from "./labelling-answers";
import { localLabels, type DraftKey } from "./local-labels";
import { words } from "./save-state";
import { useActiveTime } from "./active-time";
import { useDraft } from "./use-draft";
import { useHeartbeat } from "./use-heartbeat";
import { useNextItem } from "./use-next-item";
import { useRetry } from "./use-retry";
import { useSubmit } from "./use-submit";

/** What the answers on the screen are of. */
const keyOf = (held: HeldItem | null, reopened: Reopened | null): DraftKey | null =>
  reopened
    ? { item: reopened.item, label_version: reopened.version }
    : held && { item: held.item, label_version: 0 };

/** Going back and forth in the browser shows the page as it was loaded once: its item may be labelled long since. */
const loadedBefore = new WeakSet<LabellingStart["queue"]>();

/**
 * Everything that happens on the annotate screen: one item after the other is taken up, answered and submitted, or
 * skipped; the last label can be opened again.
 */
export function useLabelling({ project, person, queue, ...start }: LabellingStart) {
  const [local] = useState(() => localLabels(person, queue.id));
  const [held, setHeld] = useState(start.held);
  const [reopened, setReopened] = useState(start.reopened);
  const [position, setPosition] = useState(start.position);
  const [undo, setUndo] = useState(start.undo);
  const [busy, setBusy] = useState(false);
  const shown = reopened ?? held;
  const activeTime = useActiveTime(shown?.item ?? null);

  const say = useCallback(
    <Result>(verb: string, input: object) =>
      callAs<Result>(person, project, verb, { queue: queue.id, ...input }),
    [person, project, queue.id],
  );
  const { ahead, lookAhead } = useNextItem(say);
  const { draft, saveState, setSaveState, takeUp, change, saveAgain, forget, hush } = useDraft(
    local,
    say,
    (start.reopened ?? start.held)?.draft?.body ?? emptyDraft,
  );

  const show = useCallback(
    (item: HeldItem | null) => {
      takeUp(keyOf(item, null), item?.draft ?? null);
      setHeld(item);
      setReopened(null);
      if (item) lookAhead();
    },
    [lookAhead, takeUp],
  );

  /** Opens a label again, with the change that was begun. */
  const showAgain = useCallback(
    (label: Reopened) => {
      takeUp(keyOf(null, label), label.draft, label.label);
      setReopened(label);
    },
    [takeUp],
  );

  const settle = useCallback(
    (answer: SubmitAnswer, loaded: ItemView | null) => {
      local.keepPending(null);
      local.keepDraft({ item: answer.item, label_version: 0 }, null);
      setPosition(answer.position);
      setUndo({ item: answer.item, version: 1, submitted_at: new Date().toISOString() });
      if (answer.outcome === "late")
        toast.info("The lease had run out, but a place was still free: your label counts.");
      const { next } = answer;
      show(next?.ready ? loaded && { ...loaded, ...next } : next);
    },
    [local, show],
  );

  const reload = useCallback(async () => {
    const fresh = await say<OpenedQueue>("open-item", {});
    setPosition(fresh.position);
    setUndo(fresh.undo);
    show(fresh.held);
    if (fresh.reopened) showAgain(fresh.reopened);
  }, [say, show, showAgain]);

  const send = useSubmit({ local, say, ahead, setBusy, setSaveState, settle, reload });

  const changeDraft = useCallback(
    (next: Draft) => {
      const key = keyOf(held, reopened);
      if (!key) return;
      // A label that waits to be sent is changed by what is entered after it.
      const waiting = local.pending();
      const pending = !reopened && waiting?.item === key.item ? { ...waiting, draft: next } : null;
      if (pending) local.keepPending(pending);
      change(key, next, pending ? () => void send(pending) : undefined);
    },
    [change, held, local, reopened, send],
  );

  /** Does what the reader asked for; a refusal is told in the server's words. */
  const attempt = useCallback(async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      toast.error(words(error));
    }
  }, []);
  const whileBusy = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      await attempt(work);
      setBusy(false);
    },
    [attempt],
  );

  const submit = useCallback(async () => {
    if (busy || !shown) return;
    hush();
    const active_ms = activeTime();
    if (!reopened) {
      const { item, ordinal, fence } = held!;
      return send({ item, ordinal, fence, draft, active_ms });
    }
    return whileBusy(async () => {
      await say("revise-label", { item: reopened.item, version: reopened.version, draft, active_ms });
      toast.success("The label was changed.");
      void forget({ item: reopened.item, label_version: reopened.version });
      setUndo((last) => last && { ...last, version: reopened.version + 1 });
      show(held);
    });
  }, [activeTime, whileBusy, busy, draft, forget, held, hush, reopened, say, send, show, shown]);

  const skip = useCallback(
    async (reason: string) => {
      if (!held || reopened) return;
      const { item, ordinal, fence } = held;
      return whileBusy(async () => {
        const answer = await say<SkipAnswer>("skip-item", { item, ordinal, fence, reason });
        local.keepDraft({ item, label_version: 0 }, null);
        setPosition(answer.position);
        show(answer.next);
      });
    },
    [whileBusy, held, local, reopened, say, show],
  );

  const flag = useCallback(
    async (reason: string) => {
      if (!shown) return;
      return attempt(async () => {
        await say("flag-item", { item: shown.item, reason });
        toast.success("Flagged. A lead will look at it; go on labelling.");
      });
    },
    [attempt, say, shown],
  );

  const reopen = useCallback(
    () =>
      attempt(async () => {
        showAgain(await say<Reopened>("reopen-label", {}));
      }),
    [attempt, say, showAgain],
  );

  const leaveReopened = useCallback(() => {
    if (!reopened) return;
    const quiet = forget({ item: reopened.item, label_version: reopened.version });
    show(held);
    void attempt(async () => {
      await quiet;
      await say("discard-change", { item: reopened.item });
    });
  }, [attempt, forget, held, reopened, say, show]);

  const readOn = useCallback(
    (first: number) => say<Step[]>("read-item-steps", { item: shown?.item, first }),
    [say, shown?.item],
  );

  const resend = useCallback(() => {
    const pending = local.pending();
    if (pending) void send(pending);
    else saveAgain(keyOf(held, reopened));
  }, [held, local, reopened, saveAgain, send]);

  // What was left unsent in this browser goes out when the page comes up.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    const soon = setTimeout(() => {
      started.current = true;
      const outdated = loadedBefore.has(queue);
      loadedBefore.add(queue);
      const unsent = local.pending() !== null;
      if (outdated && !unsent) return void reload().catch((failure) => toast.error(words(failure)));
      if (reopened) return showAgain(reopened);
      show(held);
      if (unsent) resend();
      // A change that this browser kept while the server was away.
      else if (undo && local.draft({ item: undo.item, label_version: undo.version })) void reopen();
    }, 0);
    return () => clearTimeout(soon);
  }, [held, local, queue, reload, reopen, reopened, resend, show, showAgain, undo]);

  const waiting = saveState !== "saved" || local.pending() !== null;
  useRetry(waiting && saveState !== "saving", resend);
  useHeartbeat(held, queue.lease_minutes, say);

  return {
    shown,
    held,
    reopened,
    draft,
    changeDraft,
    saveState,
    busy,
    position,
    undo,
    submit,
    skip,
    flag,
    reopen,
    /** Leaves an open label as it was and goes back to the item at hand. */
    leaveReopened,
    readOn,
  };
}
