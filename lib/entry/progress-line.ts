/** One line on the terminal that tells how far something is: share, rate, time left. Silent when there is no terminal. */
export class ProgressLine {
  private readonly started = performance.now();
  private first: number | null = null;
  private told = 0;

  /** @param total in bytes */
  constructor(
    private readonly what: string,
    private readonly total: number,
    private readonly out: Pick<NodeJS.WriteStream, "isTTY" | "write"> = process.stderr,
  ) {}

  at(done: number): void {
    const now = performance.now();
    this.first ??= done;
    if (!this.out.isTTY || now - this.told < 100) return;
    this.told = now;
    this.out.write(`\r\u001b[2K${this.text(done, now - this.started)}`);
  }

  clear(): void {
    if (this.out.isTTY && this.told > 0) this.out.write("\r\u001b[2K");
  }

  private text(done: number, ms: number): string {
    const share = this.total === 0 ? 1 : Math.min(1, done / this.total);
    const rate = (done - (this.first ?? 0)) / Math.max(0.001, ms / 1000);
    const left = rate > 0 ? `, ${duration((this.total - done) / rate)} left` : "";
    return `${this.what}  ${Math.floor(share * 100)} %  ${(rate / 1e6).toFixed(1)} MB/s${left}`;
  }
}

const duration = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
