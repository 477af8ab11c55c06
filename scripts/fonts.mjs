import { copyFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { inRoot } from "./root.mjs";

// The optical-size cut of Inter draws small interface text wider and titles tighter from one file.
const families = [
  { name: "inter", cut: "-opsz-normal.woff2" },
  { name: "jetbrains-mono", cut: "-wght-normal.woff2" },
];

/** Puts the fonts and their licences where the web server serves them from: no page asks another host for a font. */
export function prepareFonts() {
  const target = inRoot("public", "fonts");
  mkdirSync(target, { recursive: true });
  for (const { name, cut } of families) {
    const source = inRoot("node_modules", "@fontsource-variable", name);
    const files = readdirSync(`${source}/files`).filter((file) => file.endsWith(cut));
    for (const file of files) copyMissing(`${source}/files/${file}`, `${target}/${file}`);
    copyMissing(`${source}/LICENSE`, `${target}/${name}-LICENSE.txt`);
  }
}

/** @param {string} from @param {string} to */
function copyMissing(from, to) {
  if (!existsSync(to)) copyFileSync(from, to);
}
