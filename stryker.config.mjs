/**
 * Mutation tests of lib/statistics: every operator, number and branch is broken in turn, and a test has to notice.
 * `npm run mutate` runs it all, which takes hours; `npm run mutate -- --mutate lib/statistics/wilson.ts` one file.
 */
const config = {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  mutate: ["lib/statistics/**/*.ts", "!lib/statistics/**/*.test.ts", "!lib/statistics/**/*.test-data.ts"],
  // The sandbox holds nothing but what is measured and what measures it.
  ignorePatterns: [
    "**",
    "!lib/**/*.ts",
    "!lib/statistics/*.jsonl",
    "!vitest.mutation.config.ts",
    "!tsconfig.json",
    "!package.json",
  ],
  tempDirName: ".stryker-tmp",
  coverageAnalysis: "perTest",
  // Schemas are built once when a file is loaded: breaking them would mean a run of all tests for each.
  ignoreStatic: true,
  disableTypeChecks: false,
  concurrency: 1,
  timeoutMS: 5000,
  timeoutFactor: 2,
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: "reports/mutation.json" },
  thresholds: { high: 95, low: 85, break: 85 },
};
export default config;
