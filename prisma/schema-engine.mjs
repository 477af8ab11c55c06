#!/usr/bin/env node
// Stands in for the `schema-engine` program that Prisma would fetch from its own host at the first use: speaks the same
// JSON-RPC over standard input and output, on the same engine compiled to WebAssembly, which comes with the packages.
// It serves development and deployment only; the application's client never uses it.
import { createInterface } from "node:readline";
import { readArguments } from "./schema-engine/arguments.mjs";
import { runOnce } from "./schema-engine/one-shot.mjs";
import { engineVersion } from "./schema-engine/wasm.mjs";

const { wantsVersion, command, url, datamodels } = readArguments();
if (wantsVersion) {
  console.log(`schema-engine-wasm ${engineVersion()}`);
} else if (command) {
  process.exit(await runOnce(command, url));
} else {
  const { makeAnswer } = await import("./schema-engine/answer.mjs");
  const answer = await makeAnswer(url, datamodels);
  // One request at a time, in their order.
  let chain = Promise.resolve();
  const lines = createInterface({ input: process.stdin });
  lines.on("line", (line) => {
    chain = chain.then(async () => {
      for (const message of await answer(JSON.parse(line)))
        process.stdout.write(`${JSON.stringify(message)}\n`);
    });
  });
  lines.on("close", () => chain.then(() => process.exit(0)));
}
