import { defineConfig } from "prisma/config";

// Not env(): it throws when the variable is unset, and `generate` needs no database.
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
