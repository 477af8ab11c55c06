// Runs before everything else, so it uses nothing that an old Node would not parse.
const wanted = { major: 20, minor: 9 };

/** Ends the process with a sentence when Node is too old to run the project. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > wanted.major || (major === wanted.major && minor >= wanted.minor)) return;
  console.error(
    `Assay needs Node.js ${wanted.major}.${wanted.minor} or newer; this is ${process.versions.node} (${process.execPath}).\n` +
      "Install a current one from https://nodejs.org and try again.",
  );
  process.exit(1);
}
