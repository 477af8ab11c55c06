import { z } from "zod";
import { cleanText } from "@/lib/db/clean-text";
import { usecase } from "./usecase";

/** Everybody with an account, by name, and what they are in which project. `text` is looked for in names and addresses. */
export const listAccounts = usecase({
  name: "list-accounts",
  permission: "operate",
  db: "instance",
  writes: false,
  input: z.object({ text: z.string().max(320).default("") }),
  async run({ db, actor }, { text }) {
    const { accounts, more } = await db.accounts.page(cleanText(text.trim()));
    return { me: actor.id, accounts, more };
  },
});
