/** The name under which a snapshot's bundle is saved: words of its own name, safe on any disk. */
export const bundleName = (project: string, set: string): string =>
  `${project}-${
    set
      .normalize("NFKD")
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
      .toLowerCase()
      .slice(0, 80) || "snapshot"
  }.zip`;
