const places = 1 << 13;

/** One bit for each hash that may be in a table: a look-up of anything else ends here, nearly always. */
export class Sieve {
  private readonly bits = new Uint32Array(places);

  add(hash: number): void {
    this.bits[(hash >>> 5) & (places - 1)]! |= 1 << (hash & 31);
  }

  mayHold(hash: number): boolean {
    return (this.bits[(hash >>> 5) & (places - 1)]! & (1 << (hash & 31))) !== 0;
  }
}
