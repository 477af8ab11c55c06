/** Addresses for `<link rel="preload" as="font">`: without it the first paint is in a fallback and lines move. */
export const preloadedFonts = [
  "/fonts/inter-latin-opsz-normal.woff2",
  "/fonts/jetbrains-mono-latin-wght-normal.woff2",
];
