import type { z } from "zod";
import type { ExportRequest } from "@/lib/exports/request";
import { call } from "./call";

/** Notes an export and lets the browser save it. @returns its id */
export async function saveExport(
  project: string,
  request: z.input<typeof ExportRequest>,
  name = "",
): Promise<string> {
  const { id } = await call<{ id: string }>(project, "create-export", request);
  // As a press on a link does it: a refusal is told by the browser's list of downloads and doesn't replace the page.
  const link = document.createElement("a");
  link.href = `/api/v1/p/${encodeURIComponent(project)}/exports/${id}`;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  return id;
}
