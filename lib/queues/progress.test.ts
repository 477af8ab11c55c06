import { describe, expect, it } from "vitest";
import { queueProgress } from "./progress";

const one = (annotator_id: string, labels: number, in_hand = 0, skipped = 0) => ({
  annotator_id,
  labels,
  in_hand,
  skipped,
});

describe("queueProgress", () => {
  it("adds up what people have done, hold and skipped", () => {
    const annotators = [one("ana", 4, 1), one("ben", 2, 0, 3), one("cleo", 0)];
    expect(queueProgress({ items: 5, k: 3, annotators })).toEqual({
      items: 5,
      k: 3,
      wanted: 15,
      labels: 6,
      in_hand: 1,
      skipped: 3,
      open: 8,
      share: 0.4,
      finished: false,
      annotators: [
        { ...annotators[0], left: 1 },
        { ...annotators[1], left: 0 },
        { ...annotators[2], left: 5 },
      ],
    });
  });

  it("offers nobody more than is left to give", () => {
    const annotators = [one("ana", 3), one("ben", 2, 0), one("cleo", 0)];
    const progress = queueProgress({ items: 3, k: 2, annotators });
    expect(progress.open).toBe(1);
    expect(progress.annotators.map(({ left }) => left)).toEqual([0, 1, 1]);
  });

  it("is finished when every label is given, and never for an empty queue", () => {
    expect(queueProgress({ items: 2, k: 1, annotators: [one("ana", 2)] })).toMatchObject({
      share: 1,
      finished: true,
    });
    expect(queueProgress({ items: 0, k: 3, annotators: [] })).toMatchObject({
      share: null,
      finished: false,
      open: 0,
    });
  });
});
