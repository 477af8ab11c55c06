import { findSampler } from "@/lib/queues/samplers";

/** A sampler's name; an unknown id stays as it is. */
export const samplerTitle = (sampler: string): string => findSampler(sampler)?.title ?? sampler;
