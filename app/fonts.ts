import { preload } from "react-dom";

/**
 * Without a preload the first paint is in a fallback and lines move. Each is asked for where it is seen: the sans on
 * every page, the mono inside a project. Not as a `<link>` in the tree: React would add that to the page once more when
 * it takes over, and the browser would fetch the font again.
 */
export const preloadFont = (name: "inter-latin-opsz-normal" | "jetbrains-mono-latin-wght-normal"): void =>
  preload(`/fonts/${name}.woff2`, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
