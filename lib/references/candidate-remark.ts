import { z } from "zod";

/** What an auditor says of a candidate beside a decision: something is wrong with it, or others should look at it. */
export const RemarkKind = z.enum(["flag", "aside"]);
export type RemarkKind = z.infer<typeof RemarkKind>;

/** Why, in words that a person typed or chose. */
export const RemarkReason = z.string().trim().min(1, "Say why, in a few words.").max(2000);
