/**
 * The font files the style sheet names, by the package that ships them. The start script copies them to
 * `public/fonts`; subsets load by need (unicode-range), so a page in English fetches two files.
 */
export const fontFiles: Record<string, string[]> = {
  "@fontsource-variable/inter": [
    "inter-latin-opsz-normal.woff2",
    "inter-latin-ext-opsz-normal.woff2",
    "inter-greek-opsz-normal.woff2",
    "inter-cyrillic-opsz-normal.woff2",
    "inter-vietnamese-opsz-normal.woff2",
  ],
  "@fontsource-variable/jetbrains-mono": [
    "jetbrains-mono-latin-wght-normal.woff2",
    "jetbrains-mono-latin-ext-wght-normal.woff2",
    "jetbrains-mono-greek-wght-normal.woff2",
    "jetbrains-mono-cyrillic-wght-normal.woff2",
    "jetbrains-mono-vietnamese-wght-normal.woff2",
  ],
};

/** Addresses for `<link rel="preload" as="font">`: without it the first paint is in a fallback and lines move. */
export const preloadedFonts = [
  "/fonts/inter-latin-opsz-normal.woff2",
  "/fonts/jetbrains-mono-latin-wght-normal.woff2",
];
