import { keyedHash } from "./random";

/**
 * A uniform sample of a stream without knowing how long it is, in memory of its size: each id has a place in [0, 1) that
 * only the seed and the id decide, and the `size` smallest places are kept (bottom-k sampling, Cohen & Kaplan 2007).
 * So the order of the stream doesn't matter, an id that comes again is the same one, and the samples of two parts
 * together give the sample of the whole.
 */
export class BottomK {
  private readonly place: (id: string) => number;
  private kept: { id: string; place: number }[] = [];
  private sorted = 0;
  /** Places from here on can't be among the smallest. */
  private limit = Infinity;

  constructor(
    seed: string,
    private readonly size: number,
  ) {
    this.place = keyedHash(seed);
  }

  offer(id: string): void {
    const place = this.place(id);
    if (place > this.limit) return;
    this.kept.push({ id, place });
    if (this.kept.length >= 2 * this.size + 64) this.settle();
  }

  /** The ids drawn, in the order in which a smaller sample would draw them. */
  ids(): string[] {
    this.settle();
    return this.kept.map(({ id }) => id);
  }

  private settle(): void {
    if (this.sorted === this.kept.length) return;
    const order = this.kept.sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : Number(a.id > b.id)));
    this.kept = order.filter(({ id }, i) => id !== order[i - 1]?.id).slice(0, this.size);
    this.sorted = this.kept.length;
    if (this.kept.length === this.size) this.limit = this.kept.at(-1)?.place ?? -1;
  }
}
