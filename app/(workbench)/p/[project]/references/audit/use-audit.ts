"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { call, CallError } from "@/app/call";
import type { SaveState } from "@/components/ui/bottom-bar";
import type { Judgement } from "@/lib/references/audit";
import type { CandidateView, QueryView } from "@/lib/references/audit-view";
import type { GroupPrecision } from "@/lib/references/precision";

export interface AuditItem {
  query_id: string;
  query: QueryView;
  candidate: CandidateView;
  kept: { number: number; text: string }[];
}

export interface AuditProgress {
  queries: number;
  candidates: number;
  decided: number;
  kept: number;
  groups: GroupPrecision[];
}

export interface AuditFilter {
  split: string | null;
  domain: string | null;
  branch: "consistency" | "utility" | "both" | "none" | null;
}

interface Key {
  query: string;
  candidate: string;
}

const keyOf = ({ query_id, candidate }: AuditItem): Key => ({
  query: query_id,
  candidate: candidate.candidate,
});
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The auditor's way through the candidates: one on the screen, the next one in hand already. `undefined` is being
 * fetched, `null` means that there is none.
 */
export function useAudit(project: string, filter: AuditFilter, first: AuditProgress) {
  const [item, setItem] = useState<AuditItem | null | undefined>(undefined);
  const [progress, setProgress] = useState(first);
  const [save, setSave] = useState<SaveState>("idle");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [last, setLast] = useState<(Key & { version: number }) | null>(null);
  const ahead = useRef<Promise<AuditItem | null>>(Promise.resolve(null));

  const claim = useCallback(
    (holding: readonly Key[], after: Key | null = null) =>
      call<AuditItem | null>(project, "claim-candidate", { ...filter, holding, after }),
    [project, filter],
  );
  /** Fetches the one after `held` while that one is read. What fails now is asked for again when it is needed. */
  const lookAhead = useCallback(
    (held: AuditItem) => {
      ahead.current = claim([keyOf(held)]).catch(() => null);
    },
    [claim],
  );
  const takeAhead = (): Promise<AuditItem | null> => {
    const ready = ahead.current;
    ahead.current = Promise.resolve(null);
    return ready;
  };
  const show = useCallback(
    (next: AuditItem | null) => {
      setItem(next);
      setSave("idle");
      if (next && !next.candidate.decision) lookAhead(next);
    },
    [lookAhead],
  );
  const begin = useCallback(() => {
    setProblem(null);
    claim([]).then(show, (error: unknown) => setProblem(wordsOf(error)));
  }, [claim, show]);
  // Once: whatever makes the page render anew, the candidate on the screen stays.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin();
  }, [begin]);

  /** Runs one thing at a time and tells how it ended. */
  const act = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setSave(error instanceof CallError && error.code === "offline" ? "offline" : "idle");
      setProblem(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  /** The figures follow by themselves: nobody waits for them to go on. */
  const refresh = () =>
    void call<AuditProgress>(project, "show-audit-progress", { split: filter.split }).then(
      setProgress,
      (error: unknown) => setProblem(wordsOf(error)),
    );

  const decide = (judgement: Judgement) =>
    act(async () => {
      if (!item) return;
      setSave("saving");
      const key = keyOf(item);
      const done = await call<{ item: AuditItem }>(project, "decide-candidate", {
        ...key,
        version: item.candidate.version,
        judgement,
      });
      setItem(done.item);
      setLast({ ...key, version: done.item.candidate.version });
      setSave("saved");
      refresh();
    });

  const next = () =>
    act(async () => {
      show((await takeAhead()) ?? (await claim([])));
    });

  const skip = (reason: string) =>
    act(async () => {
      if (!item) return;
      const key = keyOf(item);
      await call(project, "put-candidate-aside", { ...key, reason });
      show((await takeAhead()) ?? (await claim([], key)));
    });

  const flag = (reason: string) =>
    act(async () => {
      if (!item) return;
      await call(project, "flag-candidate", { ...keyOf(item), reason });
      toast.success("Flagged. Go on auditing; the leads find it on the page of references.");
    });

  const undo = () =>
    act(async () => {
      if (!last) return;
      const done = await call<{ item: AuditItem }>(project, "undo-decision", last);
      // The one on the screen is still in hand: it comes after.
      if (item && !item.candidate.decision) ahead.current = Promise.resolve(item);
      setItem(done.item);
      setLast(null);
      setSave("idle");
      refresh();
    });

  return { item, progress, save, busy, problem, last, decide, next, skip, flag, undo, begin };
}
