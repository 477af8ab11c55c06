const f32 = Math.fround;

/** |A ∩ B| / |A ∪ B| in single precision; 0 when either set is empty. */
export function jaccard(a: Set<number>, b: Set<number>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const item of small) if (large.has(item)) shared++;
  return f32(shared / (a.size + b.size - shared));
}

/** Cosine of two count vectors in double precision, rounded to single: 3 shared of 5 and 5 tokens gives 0.6. */
export function cosine(a: Map<string, number>, normA: number, b: Map<string, number>, normB: number): number {
  if (normA === 0 || normB === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let dot = 0;
  for (const [token, count] of small) dot += count * (large.get(token) ?? 0);
  return f32(dot / (Math.sqrt(normA) * Math.sqrt(normB)));
}
