import type { ShownLayer } from "./layer";

/** The shape of a layer. A word stands beside it, so it is silent. */
export function Shape({ layer, size }: { layer: ShownLayer; size?: "lg" }) {
  return <span className="shape" data-layer={layer} data-size={size} aria-hidden="true" />;
}
