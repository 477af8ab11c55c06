import type { SamplerId } from "@/lib/queues/samplers";

/** One look for a sampler on every page: accent circle, dark square, grey diamond. The name stands beside it. */
export function SamplerMark({ sampler }: { sampler: SamplerId }) {
  return <span className="sampler" data-sampler={sampler} aria-hidden="true" />;
}
