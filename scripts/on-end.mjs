/**
 * Calls back once when somebody wants this process to end: by a signal, by closing the terminal, or by ending npm.
 * @param {() => void} stop
 */
export function onEnd(stop) {
  let told = false;
  const tell = () => {
    if (!told) stop();
    told = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, tell);
  // A closed terminal takes no more lines, which must not keep us from stopping things in order.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  // npm passes a signal to the shell between it and us, which dies of it and tells nobody.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && tell(), 500).unref();
}
