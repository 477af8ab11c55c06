import { createHash } from "node:crypto";
import type { Hasher } from "@/lib/exports/verify/bundle";
import { verifyBundle } from "@/lib/exports/verify/verify";
import { openBundle } from "./open-bundle";
import { write } from "./streams";

function sha256(): Hasher {
  const hash = createHash("sha256");
  return { update: (bytes) => hash.update(bytes), digest: () => hash.digest("hex") };
}

/** Prints what matches and what doesn't, a line each. @returns 1 when something doesn't */
export async function verify(
  place: string,
  { labelSet, json = false }: { labelSet?: string; json?: boolean },
): Promise<number> {
  const bundle = await openBundle(place);
  let checks = 0;
  let bad = 0;
  try {
    for await (const { ok, what, detail } of verifyBundle(bundle, sha256, labelSet ?? null)) {
      checks++;
      if (!ok) bad++;
      await write(
        json
          ? `${JSON.stringify({ ok, what, detail })}\n`
          : `${ok ? "ok      " : "MISMATCH"} ${what}${detail === null ? "" : `: ${detail}`}\n`,
      );
    }
  } finally {
    bundle.close();
  }
  if (!json)
    await write(bad === 0 ? `${checks} checks, all match.\n` : `${checks} checks, ${bad} do not match.\n`);
  return bad === 0 ? 0 : 1;
}
