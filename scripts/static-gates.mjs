import { existsSync } from "node:fs";
import { inRoot } from "./root.mjs";
import { runNode } from "./run.mjs";

/** @param {string[]} parts path of a tool's program under node_modules */
const tool = (...parts) => inRoot("node_modules", ...parts);

/** The checks that run nothing of the project; the slowest first, since two run at a time. @type {import("./gate.mjs").Gate[]} */
export const staticGates = [
  {
    name: "eslint",
    check: async () =>
      void (await runNode("eslint", [tool("eslint", "bin", "eslint.js"), ".", "--max-warnings=0"])),
  },
  {
    name: "types",
    async check() {
      await runNode("next typegen", [tool("next", "dist", "bin", "next"), "typegen"], {
        env: { NEXT_TELEMETRY_DISABLED: "1" },
      });
      await runNode("tsc", [tool("typescript", "bin", "tsc"), "--noEmit", "-p", "tsconfig.json"]);
    },
  },
  {
    name: "prettier",
    check: async () =>
      void (await runNode("prettier", [tool("prettier", "bin", "prettier.cjs"), "--check", "."])),
  },
  {
    name: "rooms (dependency-cruiser)",
    async check() {
      const cruise = tool("dependency-cruiser", "bin", "dependency-cruise.mjs");
      const folders = ["app", "components", "lib", "scripts", "bin", "tests", "e2e", "bench", "proxy.ts"];
      const there = folders.filter((folder) => existsSync(inRoot(folder)));
      await runNode("dependency-cruiser", [cruise, "--config", ".dependency-cruiser.cjs", ...there]);
    },
  },
  {
    name: "unused files and exports (knip)",
    check: async () => void (await runNode("knip", [tool("knip", "bin", "knip.js")])),
  },
];
