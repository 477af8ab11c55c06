import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { pool } from "@/lib/db/client";
import { AppError } from "@/lib/errors";

const rule = { points: 5, duration: 60 };

const limiter = () =>
  new RateLimiterPostgres({
    storeClient: pool(),
    storeType: "pool",
    tableName: "login_rate",
    tableCreated: true,
    keyPrefix: "sign-in",
    ...rule,
  });

/** Counts one try to sign in; the sixth in a minute is refused, the right password too. Throws rate_limited. */
export async function countTry(email: string, address: string): Promise<void> {
  try {
    await limiter().consume(`${email}|${address}`);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.ceil(refused.msBeforeNext / 1000);
    throw new AppError("rate_limited", `Too many tries. Wait ${seconds} seconds and try again.`);
  }
}

/** Forgets the tries after a success. */
export const forgetTries = async (email: string, address: string): Promise<void> => {
  await limiter().delete(`${email}|${address}`);
};
