/** All benchmarks one after the other: `npm run bench`. Each adds its figures to bench/results.json; one that fails doesn't keep the others from running. */
import { spawnSync } from "node:child_process";
import path from "node:path";

/** Smaller than by their own command where they would take long: the ratios are what counts. */
const benches: string[][] = [
  ["signals.ts"],
  ["claims.ts"],
  ["import.ts"],
  ["agreement.ts"],
  ["table.ts", "--rounds", "2"],
  ["export.ts", "300000"],
  ["pages.ts"],
];

const failed = benches.filter(([file, ...args]) => {
  console.log(`\n${file!.replace(/\.ts$/, "")} …`);
  const script = path.join(import.meta.dirname, file!);
  return (
    spawnSync(process.execPath, ["--import", "tsx", "--expose-gc", script, ...args], { stdio: "inherit" })
      .status !== 0
  );
});
if (failed.length > 0) {
  console.error(`\nNot to their end: ${failed.map(([file]) => file).join(", ")}`);
  process.exitCode = 1;
}
