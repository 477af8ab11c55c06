import { defineConfig } from "@playwright/test";

const baseURL = process.env.BASE_URL;
if (!baseURL)
  throw new Error("Run the end-to-end tests with `npm test` or `npm run e2e`: they start what is tested.");

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // The journeys share one database and one machine: side by side they would disturb each other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "reports/e2e.json" }]],
  use: {
    baseURL,
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
      ],
    },
  },
});
