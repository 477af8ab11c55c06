// npm test. Only what comes with Node is used until the packages are installed.
import { requireNode } from "./node-version.mjs";

requireNode();
const { install } = await import("./install.mjs");
const { giveUp } = await import("./say.mjs");
await install().catch(giveUp);
const { test } = await import("./gates.mjs");
process.exit(await test());
