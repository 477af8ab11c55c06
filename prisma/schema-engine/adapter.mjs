import { PrismaPg } from "@prisma/adapter-pg";

const charOid = 18; // PostgreSQL's type "char"
const textOid = 25;
const characterColumn = 6; // what the engine calls a column of it

/**
 * The database adapter, with what the engine needs and it lacks: the type "char", scripts of several statements, and a
 * shadow database that can be dropped.
 * @param {string} url
 */
export async function makeAdapter(url) {
  const address = new URL(url);
  const sslmode = address.searchParams.get("sslmode") ?? "";
  const encrypted = ["require", "verify-ca", "verify-full"].includes(sslmode);
  const config = {
    // Fields instead of a connection string, which would win over the shadow database's name below.
    host: address.hostname,
    port: Number(address.port || 5432),
    user: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: decodeURIComponent(address.pathname.slice(1)),
    ssl: encrypted ? { rejectUnauthorized: sslmode !== "require" } : undefined,
  };
  const options = { schema: address.searchParams.get("schema") ?? "public" };
  const factory = new PrismaPg(config, options);
  await mend(factory);
  factory.connectToShadowDb = () => connectToShadow(factory, config, options);
  return factory;
}

/**
 * Changes the adapter's classes, which it doesn't export: they are reached through a connection.
 * @param {PrismaPg} factory
 */
async function mend(factory) {
  const connection = await factory.connect();
  const adapter = Object.getPrototypeOf(connection);
  const queryable = Object.getPrototypeOf(adapter);
  const { performIO, queryRaw } = queryable;
  /** @this {any} @param {unknown} query */
  queryable.performIO = async function (query) {
    const result = await performIO.call(this, query);
    this.charColumns = (result.fields ?? []).map((/** @type {any} */ field) => field.dataTypeID === charOid);
    for (const field of result.fields ?? []) if (field.dataTypeID === charOid) field.dataTypeID = textOid;
    return result;
  };
  /** @this {any} @param {unknown} query */
  queryable.queryRaw = async function (query) {
    const result = await queryRaw.call(this, query);
    this.charColumns.forEach((/** @type {boolean} */ isChar, /** @type {number} */ index) => {
      if (isChar) result.columnTypes[index] = characterColumn;
    });
    return result;
  };
  // The adapter's own splits at each ";", also inside a function's body.
  /** @this {any} @param {string} script */
  adapter.executeScript = async function (script) {
    try {
      await this.client.query(script);
    } catch (error) {
      this.onError(error);
    }
  };
  await connection.dispose();
}

/**
 * The adapter's own drops the shadow database while its pool is still connected to it, which fails.
 * @param {PrismaPg} factory
 * @param {import("pg").PoolConfig} config
 * @param {ConstructorParameters<typeof PrismaPg>[1]} options
 */
async function connectToShadow(factory, config, options) {
  const main = await factory.connect();
  const database = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
  await main.executeScript(`CREATE DATABASE "${database}"`);
  const shadow = await new PrismaPg({ ...config, database }, options).connect();
  const close = shadow.dispose.bind(shadow);
  shadow.dispose = async () => {
    await close();
    await main.executeScript(`DROP DATABASE "${database}" WITH (FORCE)`);
    await main.dispose();
  };
  return shadow;
}
