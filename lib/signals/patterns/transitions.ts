/** A table from pairs of small numbers to a number, in one typed array with open addressing. */
export class Transitions {
  private keys = new Float64Array(1 << 12).fill(-1);
  private targets = new Int32Array(1 << 12);
  private count = 0;

  /** `width` is above every second number. */
  constructor(private readonly width: number) {}

  private slotOf(key: number): number {
    const mask = this.keys.length - 1;
    let slot = (Math.imul(key | 0, 0x9e3779b1) >>> 7) & mask;
    while (this.keys[slot] !== key && this.keys[slot] !== -1) slot = (slot + 1) & mask;
    return slot;
  }

  /** The target of a pair, or -1. */
  get(state: number, id: number): number {
    const slot = this.slotOf(state * this.width + id);
    return this.keys[slot] === -1 ? -1 : this.targets[slot]!;
  }

  set(state: number, id: number, target: number): void {
    if (this.count * 2 >= this.keys.length) this.grow();
    const key = state * this.width + id;
    const slot = this.slotOf(key);
    if (this.keys[slot] === -1) this.count++;
    this.keys[slot] = key;
    this.targets[slot] = target;
  }

  private grow(): void {
    const { keys, targets } = this;
    this.keys = new Float64Array(keys.length * 2).fill(-1);
    this.targets = new Int32Array(keys.length * 2);
    for (let i = 0; i < keys.length; i++) {
      if (keys[i] === -1) continue;
      const slot = this.slotOf(keys[i]!);
      this.keys[slot] = keys[i]!;
      this.targets[slot] = targets[i]!;
    }
  }
}
