import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { Plain } from "./say.mjs";

/**
 * Makes sure that the web server will get its port. Waits a moment first: one whose starter was killed is just ending.
 * @param {string} host
 * @param {number} port
 * @throws {Plain} that says what to do
 */
export async function requirePort(host, port) {
  for (let tries = 0; ; tries++) {
    const code = await listenOnce(host, port);
    if (!code) return;
    if (code === "EADDRINUSE" && tries < 10) await wait(200);
    else throw new Plain(explain(code, host, port));
  }
}

/** @param {string} code @param {string} host @param {number} port */
function explain(code, host, port) {
  if (code === "EADDRINUSE") {
    return (
      `Port ${port} is in use by another program. If that is Assay, open http://${host}:${port}.\n` +
      `Otherwise stop it, or choose another port: npm start -- --port ${port === 65535 ? 3000 : port + 1}`
    );
  }
  if (code === "EACCES")
    return `Port ${port} is reserved for the administrator. Choose another: npm start -- --port 3000`;
  return `Can't listen on ${host}:${port} (${code}). Choose another address with --host and --port.`;
}

/** @param {string} host @param {number} port @returns {Promise<string | undefined>} the error's code */
function listenOnce(host, port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on("error", (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * Waits until a web server answers, whatever the answer.
 * @param {string} address
 * @param {AbortSignal} [stop]
 */
export async function waitForAnswer(address, stop) {
  const seconds = 180; // a first page from the sources is compiled meanwhile
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    stop?.throwIfAborted();
    try {
      const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(60_000) });
      await response.body?.cancel(); // a half-read answer would keep the server from stopping
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Plain(`The web server didn't answer on ${address} within ${seconds} s; its messages are above.`);
}

/** @returns {Promise<number>} a port of this machine that nobody uses at the moment */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
