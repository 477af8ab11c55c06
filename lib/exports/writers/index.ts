import type { Writer } from "../writer";
import type { ExportFormat } from "../request";
import { csv } from "./csv";
import { jsonl } from "./jsonl";
import { parquet } from "./parquet";

/** Every file format of exports. */
export const writers = { jsonl, csv, parquet } as const satisfies Record<ExportFormat, Writer>;
