// npm start. Only what comes with Node is used until the packages are installed.
import { requireNode } from "./node-version.mjs";

requireNode();
import("./workbench.mjs").then(({ start }) => start(process.argv.slice(2)));
