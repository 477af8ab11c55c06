import type { ExportFormat } from "../request";
import type { Writer } from "../writer";
import { csv } from "./csv";
import { jsonl } from "./jsonl";

/** Every file format of exports. */
export const writers: Readonly<Record<ExportFormat, Writer>> = { jsonl, csv };
