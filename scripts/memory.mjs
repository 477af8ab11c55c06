/**
 * Node's flags for programs that go through millions of records: the space for new objects stays at 2 MB, which three
 * copies of the usual 16 MB would exceed by far. Can't be set once a process runs.
 */
export const smallHeap = ["--max-semi-space-size=2"];

/** Whether a command of the command line is such a program. @param {string | undefined} command */
export const isLong = (command) => command === "import" || command === "worker";
