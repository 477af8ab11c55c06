import { connected } from "./connected.mjs";

/**
 * Whether nobody has an account yet, which is how a database looks that was just made.
 * @param {string} url
 */
export const isEmpty = (url) =>
  connected(url, async (client) => {
    const { rows } = await client.query("SELECT NOT EXISTS (SELECT FROM app_user) AS empty");
    return rows[0].empty === true;
  });
