// The rooms of ARCHITECTURE.md and what each may import. A room that is not listed here may import nothing but itself.
const core = [
  "statistics",
  "trajectories",
  "signals",
  "annotations",
  "diagnostics",
  "queues",
  "references",
  "rewards",
  "studies",
  "exports",
];

/** For each room, the rooms it may import besides itself and lib/errors. */
const mayImport = {
  statistics: [],
  trajectories: [],
  signals: ["trajectories"],
  annotations: ["trajectories", "statistics"],
  diagnostics: ["trajectories", "signals", "statistics"],
  queues: ["trajectories", "signals"],
  references: ["trajectories", "diagnostics", "statistics"],
  rewards: ["trajectories", "references", "annotations", "statistics"],
  studies: ["statistics", "annotations", "trajectories", "queues", "signals", "references"],
  exports: core.filter((room) => room !== "queues"),
  llm: [],
  db: core,
  auth: ["db"],
  usecases: [...core, "llm", "db", "auth"],
  // Commands that need no database (signals, stats, inspect) call core directly.
  entry: [...core, "usecases", "auth", "db", "llm"],
};

const tests = "\\.test\\.tsx?$|^(tests|e2e|bench)/";
const oneOf = (names) => `(${names.join("|")})`;

const roomRules = Object.entries(mayImport).map(([room, others]) => ({
  name: `room-${room}`,
  comment: `lib/${room} may import ${others.join(", ") || "no other room"}.`,
  severity: "error",
  from: { path: `^lib/${room}/`, pathNot: tests },
  to: {
    path: "^(lib|app|components|scripts|prisma|e2e|tests)/",
    pathNot: [
      `^lib/${oneOf([room, ...others])}/`,
      "^lib/errors\\.ts$",
      // The environment and the generated client belong to the rooms that touch the world.
      ...(["llm", "db", "auth", "entry"].includes(room) ? ["^lib/env\\.ts$"] : []),
      ...(room === "db" ? ["^lib/generated/"] : []),
      // Permissions are pure: roles are a schema that rows are parsed with.
      ...(room === "db" ? ["^lib/auth/permissions\\.ts$"] : []),
      // `assay migrate` does what `npm start` does.
      ...(room === "entry" ? ["^scripts/migrate\\.mjs$"] : []),
    ],
  },
}));

module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: "components-draw",
      comment: "Components get data and actions as props: they may import core rooms and auth/permissions.",
      severity: "error",
      from: { path: "^components/", pathNot: tests },
      to: {
        path: "^(lib|app|scripts|prisma|e2e|tests)/",
        pathNot: [`^lib/${oneOf(core)}/`, "^lib/auth/permissions\\.ts$", "^lib/errors\\.ts$"],
      },
    },
    {
      name: "app-composes",
      comment:
        "A route is params → load() → component. It may name what components may: core schemas and permissions.",
      severity: "error",
      from: { path: "^app/", pathNot: tests },
      to: {
        path: "^(lib|scripts|prisma|e2e|tests)/",
        pathNot: [
          `^lib/${oneOf([...core, "entry", "usecases"])}/`,
          "^lib/auth/permissions\\.ts$",
          "^lib/errors\\.ts$",
        ],
      },
    },
    {
      name: "nothing-imports-app",
      severity: "error",
      from: { pathNot: "^app/" },
      to: { path: "^app/" },
    },
    {
      name: "core-is-pure",
      comment: "Core rooms run unchanged in browser, server, worker and tests.",
      severity: "error",
      from: { path: `^lib/${oneOf(core)}/`, pathNot: tests },
      to: {
        path: "^node:|node_modules/(next|next-auth|react|react-dom|@prisma|prisma|pg|pg-[^/]+|graphile-worker|ai|@ai-sdk)/",
      },
    },
    {
      name: "core-uses-no-node",
      severity: "error",
      from: { path: `^lib/${oneOf(core)}/`, pathNot: tests },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "components-run-in-a-browser",
      severity: "error",
      from: { path: "^components/", pathNot: tests },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "use-cases-know-no-web",
      comment: "A use case is called from pages, routes, commands and jobs alike.",
      severity: "error",
      from: { path: "^lib/usecases/", pathNot: tests },
      to: { path: "node_modules/(next|next-auth|react|react-dom)/" },
    },
    {
      name: "prisma-stays-in-db",
      comment: "Prisma's types are not let out of lib/db.",
      severity: "error",
      from: { pathNot: "^(lib/db|lib/generated|scripts|prisma)/|^prisma\\.config\\.ts$" },
      to: { path: "^lib/generated/|node_modules/(@prisma|prisma)/" },
    },
    {
      name: "no-circle",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-test-in-the-product",
      severity: "error",
      from: { pathNot: [tests, "^(vitest|playwright)\\.config\\.ts$"] },
      to: { path: tests },
    },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: ["node_modules", "^lib/generated"] },
    exclude: { path: ["^\\.next", "^reports"] },
    tsConfig: { fileName: "tsconfig.json" },
    // Type-only imports count: a room that knows another's types knows the room.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "require", "node", "default"],
    },
  },
};
