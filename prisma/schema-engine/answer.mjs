import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { makeAdapter } from "./adapter.mjs";
import { loadEngine } from "./wasm.mjs";

/** @typedef {{ id: number, method?: string, params: Record<string, unknown> }} Request */

/**
 * Answers Prisma's requests.
 * @param {string} url
 * @param {[string, string][]} datamodels the schema's files
 * @returns {Promise<(request: Request) => Promise<object[]>>} gives the messages to send back
 */
export async function makeAnswer(url, datamodels) {
  const SchemaEngine = await loadEngine();
  const adapter = bindMigrationAwareSqlAdapterFactory(await makeAdapter(url));
  const schema = { datamodels: datamodels.length ? datamodels : undefined };
  return async ({ id, method, params }) => {
    if (!method) return [];
    try {
      // A new engine for each request, so that no remembered schema outlives a change.
      const engine = await SchemaEngine.new(schema, () => {}, adapter);
      if (needsHistory(method)) {
        await engine.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters });
      }
      const result = await engine[method === "getDatabaseVersion" ? "version" : method](params);
      const printed = method === "diff" ? result?.stdout : undefined;
      return [
        ...(printed ? [{ jsonrpc: "2.0", method: "print", id: 0, params: { content: printed } }] : []),
        { jsonrpc: "2.0", id, result: result ?? {} },
      ];
    } catch (error) {
      return [{ jsonrpc: "2.0", id, error: failure(error) }];
    }
  };
}

/** These open no shadow database of their own here; a diagnosis first lets the engine know the migrations' schema. */
const needsHistory = (/** @type {string} */ method) =>
  ["evaluateDataLoss", "createMigration"].includes(method);

/** @param {unknown} error */
function failure(error) {
  const { message = String(error), code = null } = /** @type {{ message?: string, code?: string }} */ (error);
  return { code: 4466, message, data: { is_panic: false, message, meta: null, error_code: code } };
}
