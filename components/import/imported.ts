/** One import as lists and its own page show it. */
export interface ImportView {
  id: string;
  source_file_id: string;
  file_name: string;
  source_name: string;
  format_found: string | null;
  formats: Record<string, number>;
  status: "uploading" | "waiting" | "running" | "complete" | "partial" | "failed" | "cancelled";
  bytes: number;
  bytes_done: number;
  chunks: number;
  stored: number;
  existing: number;
  rejected: number;
  warnings: number;
  items: number;
  message: string | null;
  created_by: string | null;
  created_at: Date | string;
  finished_at: Date | string | null;
}

/** Whether the server is still at it. */
export const isUnderWay = ({ status }: Pick<ImportView, "status">): boolean =>
  status === "waiting" || status === "running";

/** Whether it can be taken up again where it stopped. */
export const canGoOn = ({ status }: Pick<ImportView, "status">): boolean =>
  status === "cancelled" || status === "failed";

/** A format of the shelf, for people. */
export interface FormatView {
  id: string;
  title: string;
  how_to: string;
}
