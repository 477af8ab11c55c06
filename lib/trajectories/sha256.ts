/** Hashes bytes to lower-case hexadecimal SHA-256. A server passes a native one; this one runs everywhere. */
export type Sha256 = (bytes: Uint8Array) => string;

const roundConstants = new Uint32Array(64);
const initial = new Uint32Array(8);

// FIPS 180-4: the first 32 bits of the fractional parts of the cube (and square) roots of the first primes.
function fillConstants(): void {
  let found = 0;
  for (let n = 2; found < 64; n += 1) {
    if (!isPrime(n)) continue;
    roundConstants[found] = fraction(Math.cbrt(n));
    if (found < 8) initial[found] = fraction(Math.sqrt(n));
    found += 1;
  }
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false;
  return true;
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 2 ** 32) >>> 0;
}

const words = new Uint32Array(64);

/** SHA-256 of bytes (FIPS 180-4), for places without a native one. */
export const sha256: Sha256 = (bytes) => {
  if (initial[0] === 0) fillConstants();
  const state = initial.slice();
  const whole = bytes.length - (bytes.length % 64);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < whole; at += 64) compress(state, view, at);
  const rest = bytes.subarray(whole);
  const tail = new Uint8Array(rest.length < 56 ? 64 : 128);
  tail.set(rest);
  tail[rest.length] = 0x80;
  const tailView = new DataView(tail.buffer);
  tailView.setUint32(tail.length - 8, Math.floor(bytes.length / 2 ** 29));
  tailView.setUint32(tail.length - 4, (bytes.length * 8) >>> 0);
  for (let at = 0; at < tail.length; at += 64) compress(state, tailView, at);
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
};

function compress(state: Uint32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const a = words[i - 15]!;
    const b = words[i - 2]!;
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[i] = (words[i - 16]! + s0 + words[i - 7]! + s1) | 0;
  }
  const word = (i: number): number => state[i]!;
  let [a, b, c, d] = [word(0), word(1), word(2), word(3)];
  let [e, f, g, h] = [word(4), word(5), word(6), word(7)];
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + roundConstants[i]! + words[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i]! + value) >>> 0));
}

function rotate(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}
