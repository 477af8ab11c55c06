import { isDraft } from "@/lib/annotations/draft";
import type { Draft } from "@/lib/annotations/schema";

/** A submission that the server hasn't confirmed: sent again, with the same slot and fence, until it answers. */
export interface PendingLabel {
  item: number;
  ordinal: number;
  fence: number;
  draft: Draft;
  active_ms: number;
}

/** What a draft is of: an item's label, or a change of the label's version. */
export interface DraftKey {
  item: number;
  /** 0 while there is no label. */
  label_version: number;
}

const nameOf = ({ item, label_version }: DraftKey): string =>
  label_version === 0 ? `draft:${item}` : `draft:${item}:${label_version}`;

export interface KeptDraft {
  seq: number;
  draft: Draft;
}

/**
 * Drafts and an unsent label in this browser, so that neither a lost network nor an ended session takes them.
 * Keyed by person and queue: two people on one machine don't see each other's. What a storage that is off or full
 * doesn't take is kept for as long as the page is open.
 */
export function localLabels(person: string, queue: string) {
  const key = (name: string) => `assay:${person}:${queue}:${name}`;
  const unstored = new Map<string, unknown>();
  const read = (name: string): unknown => {
    if (unstored.has(name)) return unstored.get(name);
    try {
      return JSON.parse(localStorage.getItem(key(name)) ?? "null");
    } catch {
      return null;
    }
  };
  const write = (name: string, value: unknown): void => {
    try {
      if (value === null) localStorage.removeItem(key(name));
      else localStorage.setItem(key(name), JSON.stringify(value));
      unstored.delete(name);
    } catch {
      unstored.set(name, value);
    }
  };
  return {
    draft(of: DraftKey): KeptDraft | null {
      const kept = read(nameOf(of)) as { seq?: unknown; draft?: unknown } | null;
      return isDraft(kept?.draft) && typeof kept.seq === "number"
        ? { seq: kept.seq, draft: kept.draft }
        : null;
    },
    keepDraft: (of: DraftKey, kept: KeptDraft | null) => write(nameOf(of), kept),
    pending: () => read("pending") as PendingLabel | null,
    keepPending: (label: PendingLabel | null) => write("pending", label),
  };
}
export type LocalLabels = ReturnType<typeof localLabels>;
