// A thread of `assay signals --threads`: runs lib/entry/signal-thread.ts as it is, with no build.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
register({ tsconfig: path.join(root, "tsconfig.json") });
await import(new URL("../lib/entry/signal-thread.ts", import.meta.url).href);
