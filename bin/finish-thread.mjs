// A thread that finishes trajectories while the process that started it reads and stores.
import { loadProgram } from "./program.mjs";

await loadProgram("finish-thread");
