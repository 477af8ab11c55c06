/** Counts of one person in a queue, as the database keeps them. */
export interface AnnotatorCounts {
  annotator_id: string;
  /** Labels submitted. */
  labels: number;
  /** Items held under a live lease. */
  in_hand: number;
  skipped: number;
}

export interface QueueCounts {
  items: number;
  k: number;
  annotators: readonly AnnotatorCounts[];
}

export interface AnnotatorProgress extends AnnotatorCounts {
  /** Items that this person could still be offered, as far as others leave labels to give. */
  left: number;
}

export interface QueueProgress {
  items: number;
  k: number;
  /** Labels wanted: items x k. */
  wanted: number;
  labels: number;
  in_hand: number;
  skipped: number;
  /** Labels that nobody has given or holds. */
  open: number;
  /** Labels given over labels wanted; null for a queue without items. */
  share: number | null;
  finished: boolean;
  annotators: AnnotatorProgress[];
}

/** How far a queue is, from counts alone. */
export function queueProgress({ items, k, annotators }: QueueCounts): QueueProgress {
  const sum = (field: "labels" | "in_hand" | "skipped") =>
    annotators.reduce((total, one) => total + one[field], 0);
  const wanted = items * k;
  const labels = sum("labels");
  const in_hand = sum("in_hand");
  const open = Math.max(0, wanted - labels - in_hand);
  return {
    items,
    k,
    wanted,
    labels,
    in_hand,
    skipped: sum("skipped"),
    open,
    share: wanted === 0 ? null : labels / wanted,
    finished: wanted > 0 && labels >= wanted,
    annotators: annotators.map((one) => ({
      ...one,
      left: Math.max(0, Math.min(items - one.labels - one.skipped, open + one.in_hand)),
    })),
  };
}
