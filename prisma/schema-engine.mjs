#!/usr/bin/env node
// Offline stand-in for Prisma's downloaded `schema-engine` binary: same JSON-RPC over stdio, run on @prisma/schema-engine-wasm.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import path from "node:path";

const require = createRequire(import.meta.url);
const pkgDir = path.dirname(require.resolve("@prisma/schema-engine-wasm"));
if (process.argv.includes("--version")) {
  const v = JSON.parse(readFileSync(path.join(pkgDir, "package.json"), "utf8")).version;
  console.log(`schema-engine-wasm ${v.split(".").pop()}`);
  process.exit(0);
}
const bg = await import(path.join(pkgDir, "schema_engine_bg.js"));
const mod = new WebAssembly.Module(readFileSync(path.join(pkgDir, "schema_engine_bg.wasm")));
const inst = new WebAssembly.Instance(mod, { "./schema_engine_bg.js": bg });
bg.__wbg_set_wasm(inst.exports);
inst.exports.__wbindgen_start();
const { PrismaPg } = await import("@prisma/adapter-pg");
const { bindMigrationAwareSqlAdapterFactory } = await import("@prisma/driver-adapter-utils");

const args = process.argv.slice(2);
const opt = (n) => {
  const out = [];
  for (let i = 0; i < args.length; i++) if (args[i] === n) out.push(args[i + 1]);
  return out;
};
const datasource = JSON.parse(opt("--datasource")[0] ?? "{}");
const url = datasource.url ?? process.env.DATABASE_URL;
const log = (level, message, extra = {}) =>
  process.stderr.write(
    JSON.stringify({ level, target: "schema_engine::logger", fields: { message, ...extra } }) + "\n",
  );

if (args.includes("cli")) {
  log("INFO", "Starting schema engine CLI"); // the Prisma CLI drops the first line
  const cmd = args[args.indexOf("cli") + 1];
  const pg = (await import("pg")).default;
  const u2 = new URL(url);
  const db = decodeURIComponent(u2.pathname.slice(1));
  try {
    if (cmd === "can-connect-to-database") {
      const c = new pg.Client(url);
      await c.connect();
      await c.end();
    } else if (cmd === "create-database") {
      u2.pathname = "/postgres";
      const c = new pg.Client(u2.toString());
      await c.connect();
      await c.query(`CREATE DATABASE ${c.escapeIdentifier(db)}`);
      await c.end();
    } else throw new Error("unsupported: " + cmd);
    process.exit(0);
  } catch (e) {
    log("ERROR", e.code === "3D000" ? `Database \`${db}\` does not exist` : String(e.message), {
      error_code: e.code === "3D000" ? "P1003" : "P1001",
    });
    process.exit(1);
  }
}

const datamodels = opt("--datamodels").map((f) => [f, readFileSync(f, "utf8")]);
const u = new URL(url);
// Explicit fields, not connectionString: connectToShadowDb() overrides `database`, and a connectionString would win over it.
const ssl = ["require", "verify-ca", "verify-full"].includes(u.searchParams.get("sslmode") ?? "")
  ? { rejectUnauthorized: u.searchParams.get("sslmode") !== "require" }
  : undefined;
const factory = new PrismaPg(
  {
    host: u.hostname,
    port: Number(u.port || 5432),
    user: decodeURIComponent(u.username),
    password: decodeURIComponent(u.password),
    database: decodeURIComponent(u.pathname.slice(1)),
    ssl,
  },
  { schema: u.searchParams.get("schema") ?? "public" },
);
// PrismaPg lacks two things the schema engine needs: the "char" type (oid 18), and scripts whose statements contain ";".
const probe = await factory.connect();
const Queryable = Object.getPrototypeOf(Object.getPrototypeOf(probe));
const performIO = Queryable.performIO;
const queryRaw = Queryable.queryRaw;
Queryable.performIO = async function (q) {
  const r = await performIO.call(this, q);
  for (const f of r.fields ?? [])
    if (f.dataTypeID === 18) {
      f.dataTypeID = 25;
      f.isChar = true;
    }
  this.lastFields = r.fields;
  return r;
};
Queryable.queryRaw = async function (q) {
  const r = await queryRaw.call(this, q);
  this.lastFields?.forEach((f, i) => {
    if (f.isChar) r.columnTypes[i] = 6;
  });
  return r;
};
Object.getPrototypeOf(probe).executeScript = async function (script) {
  try {
    await this.client.query(script);
  } catch (e) {
    this.onError(e);
  }
};
await probe.dispose();
// PrismaPg drops its shadow database while its own pool is still connected to it, which fails.
factory.connectToShadowDb = async function () {
  const main = await this.connect();
  const database = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
  await main.executeScript(`CREATE DATABASE "${database}"`);
  const shadow = await new PrismaPg({ ...this.config, database }, this.options).connect();
  const close = shadow.dispose.bind(shadow);
  shadow.dispose = async () => {
    await close();
    await main.executeScript(`DROP DATABASE "${database}" WITH (FORCE)`);
    await main.dispose();
  };
  return shadow;
};
// One engine per request, so that no cached schema outlives a change.
const newEngine = () =>
  bg.SchemaEngine.new(
    { datamodels: datamodels.length ? datamodels : undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  );
const send = (o) => process.stdout.write(JSON.stringify(o) + "\n");
let chain = Promise.resolve();
const rl = createInterface({ input: process.stdin });
rl.on("line", (line) => {
  const req = JSON.parse(line);
  if (!req.method) return;
  chain = chain.then(async () => {
    try {
      const e = await newEngine();
      // These two open no shadow database of their own in wasm; devDiagnostic fills the engine's cache of the migrations' schema.
      if (req.method === "evaluateDataLoss" || req.method === "createMigration")
        await e.devDiagnostic({ migrationsList: req.params.migrationsList, filters: req.params.filters });
      const m = req.method === "getDatabaseVersion" ? "version" : req.method;
      let result = await e[m](req.params);
      if (m === "diff" && result?.stdout)
        send({ jsonrpc: "2.0", method: "print", id: 0, params: { content: result.stdout } });
      send({ jsonrpc: "2.0", id: req.id, result: result ?? {} });
    } catch (err) {
      if (process.env.DEBUG_SHIM) console.error(err);
      send({
        jsonrpc: "2.0",
        id: req.id,
        error: {
          code: 4466,
          message: String(err.message ?? err),
          data: {
            is_panic: false,
            message: String(err.message ?? err),
            meta: null,
            error_code: err.code ?? null,
          },
        },
      });
    }
  });
});
rl.on("close", async () => {
  await chain;
  process.exit(0);
});
