// Loaded into the web server and the worker before anything else: when the process that started them is gone, even by
// `kill -9`, its end of the channel closes and they end too, instead of holding the port and the jobs. Programs that
// these start inherit this file, but answer to them and are left alone.
if (Number(process.env.ASSAY_STARTER) === process.ppid && process.channel) {
  process.on("disconnect", () => {
    setTimeout(() => process.exit(1), 10_000).unref();
    process.kill(process.pid, "SIGTERM");
  });
  process.channel.unref(); // the channel alone is no reason to go on
}
