/** A source of random numbers that always runs the same way from the same seed. */
export interface Random {
  /** Uniform integer in [0, 2^32). */
  next(): number;
  /** Uniform integer in [0, n), 1 <= n <= 2^32, without modulo bias: values of the incomplete last block are redrawn. */
  below(n: number): number;
}

const rotl = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/** 32-bit MurmurHash3 (Appleby 2011) of bytes. */
function murmur3(bytes: Uint8Array, seed: number): number {
  let h = seed;
  const mixed = (k: number) => Math.imul(rotl(Math.imul(k, 0xcc9e2d51), 15), 0x1b873593);
  const blocks = bytes.length >> 2;
  for (let i = 0; i < blocks * 4; i += 4) {
    const k = bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
    h = Math.imul(rotl(h ^ mixed(k), 13), 5) + 0xe6546b64;
  }
  let tail = 0;
  for (let i = bytes.length - 1; i >= blocks * 4; i -= 1) tail = (tail << 8) | bytes[i]!;
  h ^= mixed(tail) ^ bytes.length;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * xoshiro128** (Blackman & Vigna 2018), its four words of state being MurmurHash3 of the seed's UTF-8 bytes with the
 * hash seeds 0, 1, 2, 3. Any text is a seed; recording it is enough to draw the same sample again, on any machine.
 */
export function seededRandom(seed: string): Random {
  const bytes = new TextEncoder().encode(seed);
  const s = Uint32Array.from([0, 1, 2, 3], (n) => murmur3(bytes, n));
  if (s.every((word) => word === 0)) s[0] = 1; // The all-zero state is the generator's one fixed point.
  const next = (): number => {
    const result = Math.imul(rotl(Math.imul(s[1]!, 5), 7), 9) >>> 0;
    const t = s[1]! << 9;
    s[2]! ^= s[0]!;
    s[3]! ^= s[1]!;
    s[1]! ^= s[2]!;
    s[0]! ^= s[3]!;
    s[2]! ^= t;
    s[3] = rotl(s[3]!, 11);
    return result;
  };
  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError("below() takes 1 to 2^32");
    const whole = 2 ** 32 - (2 ** 32 % n);
    let value = next();
    while (value >= whole) value = next();
    return value % n;
  };
  return { next, below };
}

/**
 * Gives every text a place in [0, 1) that looks random and depends on the seed and the text alone: 53 bits of two
 * MurmurHash3 of its UTF-8 bytes whose hash seeds are those of the seed.
 */
export function keyedHash(seed: string): (text: string) => number {
  const encoder = new TextEncoder();
  const [first = 0, second = 0] = [0, 1].map((n) => murmur3(encoder.encode(seed), n));
  return (text) => {
    const bytes = encoder.encode(text);
    return (murmur3(bytes, first) * 2 ** 21 + (murmur3(bytes, second) >>> 11)) / 2 ** 53;
  };
}

/**
 * The first `size` entries of a random order of `list` (Fisher & Yates 1938, stopped early): all of them by default.
 * Leaves `list` as it is.
 */
export function shuffled<T>(list: readonly T[], random: Random, size = list.length): T[] {
  const order = [...list];
  const wanted = Math.min(size, order.length);
  for (let i = 0; i < wanted; i += 1) {
    const j = i + random.below(order.length - i);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order.slice(0, wanted);
}
