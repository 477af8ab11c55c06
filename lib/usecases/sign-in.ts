import { z } from "zod";
import { countTry, forgetTries } from "@/lib/auth/limiter";
import { verifyPassword } from "@/lib/auth/password";
import { normalEmail } from "@/lib/db/people";
import { usecase } from "./usecase";

/** Checks an address and a password. Unknown, wrong and disabled give the same answer, null, in the same time. */
export const signIn = usecase({
  name: "sign-in",
  permission: "anyone",
  db: "instance",
  writes: true,
  transactional: false,
  input: z.object({
    email: z.string().max(320),
    password: z.string().max(1024),
    /** Where the request came from, for the limiter. */
    address: z.string().max(100),
  }),
  async run({ db }, { email, password, address }) {
    const who = normalEmail(email);
    await countTry(who, address);
    const person = await db.people.byEmail(who);
    const fits = await verifyPassword(person?.password_hash ?? null, password);
    if (!person || !fits || person.disabled) return null;
    await forgetTries(who, address);
    return { id: person.id, name: person.name, session_version: person.session_version };
  },
  audit: (_, person) => person && { object: `person ${person.id}`, summary: { name: person.name } },
});
