// A thread of `assay signals --threads`.
import { loadProgram } from "./program.mjs";

await loadProgram("signal-thread");
