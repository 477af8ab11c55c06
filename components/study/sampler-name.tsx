import type { Mark } from "../chart/interval-cell";
import { samplerTitle } from "./sampler-title";

/** One look for a sampler on every page: accent circle, dark square, grey diamond, with its name beside it. */
export function SamplerName({ sampler }: { sampler: string }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span className="sampler" data-sampler={sampler} aria-hidden="true" />
      {samplerTitle(sampler)}
    </span>
  );
}

/** The same look in a plot. */
export function samplerMark(sampler: string): { mark: Mark; tone: "accent" | "ink" | "neutral" } {
  if (sampler === "signal") return { mark: "circle", tone: "accent" };
  if (sampler === "heuristic") return { mark: "square", tone: "ink" };
  return sampler === "random" ? { mark: "diamond", tone: "neutral" } : { mark: "circle", tone: "ink" };
}
