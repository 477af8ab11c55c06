const empty = -1;
const initialSlots = 1 << 12;

/** A table from pairs of small numbers to a number: keys and targets side by side in one typed array. */
export class Transitions {
  /** First numbers are below this. */
  readonly mostFirst: number;
  private readonly shift: number;
  private cells = new Int32Array(initialSlots * 2).fill(empty);
  private mask = initialSlots - 1;
  private count = 0;

  /** `width` is above every second number. */
  constructor(width: number) {
    this.shift = 32 - Math.clz32(width);
    this.mostFirst = 2 ** (31 - this.shift);
  }

  private cellOf(key: number): number {
    const { cells, mask } = this;
    const mixed = Math.imul(key, 0x9e3779b1);
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    while (cells[slot * 2] !== key && cells[slot * 2] !== empty) slot = (slot + 1) & mask;
    return slot * 2;
  }

  /** The target of a pair, or -1. */
  get(first: number, second: number): number {
    return this.cells[this.cellOf((first << this.shift) | second) + 1]!;
  }

  set(first: number, second: number, target: number): void {
    if (this.count * 2 > this.mask) this.grow();
    const key = (first << this.shift) | second;
    const cell = this.cellOf(key);
    if (this.cells[cell] === empty) this.count++;
    this.cells[cell] = key;
    this.cells[cell + 1] = target;
  }

  private grow(): void {
    const { cells } = this;
    this.cells = new Int32Array(cells.length * 2).fill(empty);
    this.mask = this.mask * 2 + 1;
    for (let at = 0; at < cells.length; at += 2) {
      const key = cells[at]!;
      if (key === empty) continue;
      const cell = this.cellOf(key);
      this.cells[cell] = key;
      this.cells[cell + 1] = cells[at + 1]!;
    }
  }
}
