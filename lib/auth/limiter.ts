import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { pool } from "@/lib/db/client";
import { AppError } from "@/lib/errors";

/** Tries to sign in, by e-mail and network address: the right password waits like a wrong one. */
const signInRule = { keyPrefix: "sign-in", points: 5, duration: 60 };
/** Tokens that don't work, by network address. One that works is never held up by others that don't. */
const tokenRule = { keyPrefix: "token", points: 20, duration: 60 };

const limiter = (rule: typeof signInRule) =>
  new RateLimiterPostgres({
    storeClient: pool(),
    storeType: "pool",
    tableName: "login_rate",
    tableCreated: true,
    ...rule,
  });

async function count(rule: typeof signInRule, key: string): Promise<void> {
  try {
    await limiter(rule).consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.ceil(refused.msBeforeNext / 1000);
    throw new AppError("rate_limited", `Too many tries. Wait ${seconds} seconds and try again.`, {
      retry_after: seconds,
    });
  }
}

/** Counts one try to sign in; the sixth in a minute is refused, the right password too. Throws rate_limited. */
export const countTry = (email: string, address: string): Promise<void> =>
  count(signInRule, `${email}|${address}`);

/** Counts one token that doesn't work. Throws rate_limited from the 21st in a minute on. */
export const countBadToken = (address: string): Promise<void> => count(tokenRule, address);

/** Forgets the tries after a success. */
export const forgetTries = async (email: string, address: string): Promise<void> => {
  await limiter(signInRule).delete(`${email}|${address}`);
};
