const f32 = Math.fround;

/** |A ∩ B| / |A ∪ B| in single precision; 0 when either set is empty. */
export function jaccard(a: Set<number>, b: Set<number>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const item of small) if (large.has(item)) shared++;
  return f32(shared / (a.size + b.size - shared));
}
