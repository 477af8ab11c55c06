import { closeDatabase } from "@/lib/db/client";
import { setUpInstallation } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { operator } from "./operator";

/** Makes the first administrator and prints how to sign in. */
export async function setUp(input: { email: string; name: string }): Promise<void> {
  try {
    const admin = await execute(setUpInstallation, operator(), input);
    console.log(`Administrator  ${admin.email}`);
    console.log(`Password       ${admin.password}   (to be changed at the first sign-in; shown only here)`);
  } finally {
    await closeDatabase();
  }
}
