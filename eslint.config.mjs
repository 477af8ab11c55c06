import { defineConfig, globalIgnores } from "eslint/config";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";

export default defineConfig([
  globalIgnores([
    ".next/**",
    "lib/generated/**",
    "coverage/**",
    "playwright-report/**",
    "test-results/**",
    "reports/**",
  ]),
  ...nextVitals,
  ...nextTypescript,
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-explicit-any": "error",
      // These two prepare code for React's compiler, which is not used. The virtual list can't satisfy the first, and
      // what a browser keeps for a person is read after the page is there, as the second forbids.
      "react-hooks/incompatible-library": "off",
      "react-hooks/set-state-in-effect": "off",
      // A change of session loads the page anew on purpose.
      "@next/next/no-location-assign-relative-destination": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    // What a program reads from its surroundings is listed in one place.
    files: ["{lib,app,components}/**/*.{ts,tsx}"],
    ignores: ["lib/env.ts", "**/*.test.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Read the environment through lib/env.ts." },
      ],
    },
  },
  {
    // Core rooms give the same answer for the same arguments, in a browser as on a server.
    files: [
      "lib/{statistics,trajectories,signals,annotations,diagnostics,queues,references,rewards,studies,exports}/**/*.ts",
    ],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-globals": [
        "error",
        { name: "process", message: "Core rooms run in a browser too." },
        { name: "Buffer", message: "Core rooms run in a browser too: use Uint8Array." },
        { name: "fetch", message: "Core rooms touch no network." },
        { name: "setTimeout", message: "Core rooms read no clock." },
      ],
      "no-restricted-properties": [
        "error",
        { object: "Math", property: "random", message: "Randomness comes in as an argument (a seed)." },
        { object: "Date", property: "now", message: "The time comes in as an argument." },
        { object: "crypto", property: "randomUUID", message: "Ids come in as an argument." },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: "The time comes in as an argument.",
        },
      ],
    },
  },
]);
