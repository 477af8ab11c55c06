import { env } from "@/lib/env";

/** The client's address: x-forwarded-for is believed only where the operator named the proxies in front. */
export function networkAddress(forwarded: unknown): string {
  if (env().TRUSTED_PROXIES === "" || typeof forwarded !== "string") return "direct";
  return forwarded.split(",")[0]!.trim().slice(0, 100);
}
