import { signIn } from "next-auth/react";

/** Starts a session in this browser. Throws an Error in words for the reader. */
export async function startSession(email: string, password: string): Promise<void> {
  const answer = await signIn("credentials", { email, password, redirect: false }).catch(() => undefined);
  if (!answer)
    throw new Error("The server can't be reached. Try again when you're online; nothing was lost.");
  if (answer.ok && !answer.error) return;
  throw new Error(
    answer.error && answer.error !== "CredentialsSignin"
      ? answer.error
      : "This address and password don't belong together, or the account is disabled.",
  );
}
