// A thread that finishes trajectories while the process that started it reads and stores: the program that
// the build made of lib/entry/finish-thread.ts or, when there is none, that file as it is.
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { builtFile, isProgramBuilt } from "../scripts/build-program.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
if (isProgramBuilt()) await import(pathToFileURL(builtFile("finish-thread")).href);
else {
  const { register } = await import("tsx/esm/api");
  register({ tsconfig: path.join(root, "tsconfig.json") });
  await import(new URL("../lib/entry/finish-thread.ts", import.meta.url).href);
}
