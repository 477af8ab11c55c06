import { z } from "zod";

/** How the bytes of a text are read: known by their first bytes ("auto"), or as somebody chose. */
export const EncodingChoice = z.enum(["auto", "utf-8", "utf-16le", "utf-16be", "gb18030"]);
export type EncodingChoice = z.infer<typeof EncodingChoice>;
