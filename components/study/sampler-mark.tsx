import { findSampler } from "@/lib/queues/samplers";

/** One look for a sampler on every page: accent circle, dark square, grey diamond, with its name beside it. */
export function SamplerName({ sampler }: { sampler: string }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span className="sampler" data-sampler={sampler} aria-hidden="true" />
      {samplerTitle(sampler)}
    </span>
  );
}

/** A sampler's name; an unknown id stays as it is. */
export const samplerTitle = (sampler: string): string => findSampler(sampler)?.title ?? sampler;
