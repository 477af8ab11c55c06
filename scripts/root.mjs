import path from "node:path";
import { fileURLToPath } from "node:url";

// Not import.meta.dirname: Node has it from 20.11 on, the project runs from 20.9 on.
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** The absolute path of something inside the project. */
export const inRoot = (/** @type {string[]} */ ...parts) => path.join(root, ...parts);
