"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { callAs } from "@/app/call";
import { emptyDraft, type Draft } from "@/lib/annotations/schema";
import type { Step } from "@/lib/trajectories/schema";
import type { HeldItem, ItemView } from "@/lib/usecases/item-view";
import { useActiveTime } from "./active-time";
import { localLabels, type PendingLabel } from "./local-labels";
import { isPassing, isStale, saveStateOf, words, type SaveState } from "./save-state";
import { useHeartbeat } from "./use-heartbeat";
import { useRetry } from "./use-retry";

export interface Position {
  done: number;
  open: number;
}

interface Slot {
  ordinal: number;
  fence: number;
}

interface SubmitAnswer {
  outcome: "stored" | "again" | "late";
  item: number;
  next:
    ((HeldItem & { ready: false }) | (Slot & { item: number; ready: true; draft: HeldItem["draft"] })) | null;
  position: Position;
}

/** A submitted label that is open again. It stays in force until the change is submitted. */
export interface Reopened extends ItemView {
  version: number;
  label: Draft;
  submitted_at: string;
}

export interface LabellingStart {
  project: string;
  person: string;
  queue: { id: string; lease_minutes: number; undo_minutes: number };
  held: HeldItem | null;
  position: Position;
  undo: { item: number; submitted_at: string } | null;
}

const SAVE_AFTER_MS = 400;

/** Going back and forth in the browser shows the page as it was loaded once: its item may be labelled long since. */
const loadedBefore = new WeakSet<LabellingStart["queue"]>();

/**
 * Everything that happens on the annotate screen: drafts saved at each change (here at once, on the server soon after),
 * a heartbeat on the lease, the next item loaded ahead, a submit that is repeated until it is answered, and undo.
 */
export function useLabelling({ project, person, queue, ...start }: LabellingStart) {
  const [local] = useState(() => localLabels(person, queue.id));
  const [held, setHeld] = useState(start.held);
  const [reopened, setReopened] = useState<Reopened | null>(null);
  const [draft, setDraft] = useState<Draft>(start.held?.draft?.body ?? emptyDraft);
  const [position, setPosition] = useState(start.position);
  const [undo, setUndo] = useState(start.undo);
  const [saveState, setSaveState] = useState<SaveState>("saved");
  const [busy, setBusy] = useState(false);
  const ahead = useRef<ItemView | null>(null);
  const seq = useRef(start.held?.draft?.seq ?? 0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const sending = useRef(false);
  const shown = reopened ?? held;
  const activeTime = useActiveTime(shown?.item ?? null);

  const say = useCallback(
    <Result>(verb: string, input: object) =>
      callAs<Result>(person, project, verb, { queue: queue.id, ...input }),
    [person, project, queue.id],
  );

  const lookAhead = useCallback(() => {
    ahead.current = null;
    say<ItemView | null>("peek-item", {}).then(
      (item) => (ahead.current = item),
      // Looking ahead only saves time: without it the next item comes with the answer to submit.
      () => (ahead.current = null),
    );
  }, [say]);

  const save = useCallback(
    async (item: number, kept: { seq: number; draft: Draft }) => {
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

  /** Shows an item with the newest of the two drafts that may exist of it. */
  const show = useCallback(
    (item: HeldItem | null) => {
      clearTimeout(timer.current);
      const here = item && local.draft(item.item);
      const newer = here && here.seq > (item.draft?.seq ?? 0) ? here : null;
      seq.current = newer?.seq ?? item?.draft?.seq ?? 0;
      setHeld(item);
      setReopened(null);
      setDraft(newer?.draft ?? item?.draft?.body ?? emptyDraft);
      setSaveState(newer ? "saving" : "saved");
      if (item && newer) void save(item.item, newer);
      if (item) lookAhead();
    },
    [local, lookAhead, save],
  );

  // ---- submit

  const settle = useCallback(
    (answer: SubmitAnswer, loaded: ItemView | null) => {
      local.keepPending(null);
      local.keepDraft(answer.item, null);
      setPosition(answer.position);
      setUndo({ item: answer.item, submitted_at: new Date().toISOString() });
      if (answer.outcome === "late")
        toast.info("The lease had run out, but a place was still free: your label counts.");
      const { next } = answer;
      show(next?.ready ? loaded && { ...loaded, ...next } : next);
    },
    [local, show],
  );

  const reload = useCallback(async () => {
    const fresh = await say<Omit<LabellingStart, "project" | "person">>("open-item", {});
    setPosition(fresh.position);
    setUndo(fresh.undo);
    show(fresh.held);
  }, [say, show]);

  const send = useCallback(
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
    [local, reload, say, settle],
  );

  const changeDraft = useCallback(
    (next: Draft) => {
      setDraft(next);
      if (reopened || !held) return;
      seq.current = Math.max(Date.now(), seq.current + 1);
      const kept = { seq: seq.current, draft: next };
      local.keepDraft(held.item, kept);
      // A label that waits to be sent is changed by what is entered after it.
      const waiting = local.pending();
      const pending = waiting?.item === held.item ? { ...waiting, draft: next } : null;
      if (pending) local.keepPending(pending);
      setSaveState("saving");
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void (pending ? send(pending) : save(held.item, kept)), SAVE_AFTER_MS);
    },
    [held, local, reopened, save, send],
  );

  const submit = useCallback(async () => {
    if (busy || !shown) return;
    clearTimeout(timer.current);
    const active_ms = activeTime();
    if (!reopened) {
      const { item, ordinal, fence } = held!;
      return send({ item, ordinal, fence, draft, active_ms });
    }
    setBusy(true);
    try {
      await say("revise-label", { item: reopened.item, version: reopened.version, draft, active_ms });
      toast.success("The label was changed.");
      show(held);
    } catch (error) {
      toast.error(words(error));
    } finally {
      setBusy(false);
    }
  }, [activeTime, busy, draft, held, reopened, say, send, show, shown]);

  // ---- the rest

  const skip = useCallback(
    async (reason: string) => {
      if (!held || reopened) return;
      setBusy(true);
      try {
        const { item, ordinal, fence } = held;
        const answer = await say<{ next: HeldItem | null; position: Position }>("skip-item", {
          item,
          ordinal,
          fence,
          reason,
        });
        local.keepDraft(item, null);
        setPosition(answer.position);
        show(answer.next);
      } catch (error) {
        toast.error(words(error));
      } finally {
        setBusy(false);
      }
    },
    [held, local, reopened, say, show],
  );

  const flag = useCallback(
    async (reason: string) => {
      if (!shown) return;
      try {
        await say("flag-item", { item: shown.item, reason });
        toast.success("Flagged. A lead will look at it; go on labelling.");
      } catch (error) {
        toast.error(words(error));
      }
    },
    [say, shown],
  );

  const reopen = useCallback(async () => {
    try {
      const label = await say<Reopened>("reopen-label", {});
      clearTimeout(timer.current);
      setReopened(label);
      setDraft(label.label);
    } catch (error) {
      toast.error(words(error));
    }
  }, [say]);

  const readOn = useCallback(
    (first: number) => say<Step[]>("read-item-steps", { item: shown?.item, first }),
    [say, shown?.item],
  );

  const resend = useCallback(() => {
    const pending = local.pending();
    if (pending) return void send(pending);
    const kept = held && local.draft(held.item);
    if (held && kept) void save(held.item, kept);
    else setSaveState("saved");
  }, [held, local, save, send]);

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
      show(held);
      if (unsent) resend();
    }, 0);
    return () => clearTimeout(soon);
  }, [held, local, queue, reload, resend, show]);

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
    leaveReopened: () => show(held),
    readOn,
  };
}
