/**
 * Node's flags for programs that go through millions of records. The space for new objects stays at 4 MB, which three
 * copies of the usual 16 MB would exceed by far. Garbage is collected by the thread that made it: helpers for a few
 * megabytes cost more than they take over where imports and the database already use every core. Can't be set once a
 * process runs.
 */
export const smallHeap = ["--max-semi-space-size=4", "--single-threaded-gc"];

/**
 * What such a program needs in its environment: glibc otherwise keeps an own pile of freed memory for each of its threads,
 * and keeps the megabyte blocks of files as well. Other systems take no notice.
 */
export const thriftyMemory = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072" };

/** Whether a command of the command line is such a program. @param {string | undefined} command */
export const isLong = (command) => command === "import" || command === "worker";
