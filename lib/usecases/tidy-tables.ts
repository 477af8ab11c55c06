import { z } from "zod";
import { usecase } from "./usecase";

/**
 * Lets PostgreSQL clean up and count after imports and analyses: filters and sorts of the big table are slow until
 * then, because every row has to be looked up to see whether it is still there.
 */
export const tidyTables = usecase({
  name: "tidy-tables",
  permission: "operate",
  db: "instance",
  writes: true,
  transactional: false,
  input: z.object({}),
  async run({ db }) {
    await db.tidy();
    return {};
  },
  audit: () => null,
});
