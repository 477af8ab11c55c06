import { download } from "@/lib/entry/download";
import { showSource } from "@/lib/usecases";

interface Params {
  params: Promise<{ project: string; import: string }>;
}

export async function GET(_: Request, { params }: Params): Promise<Response> {
  const { project, import: import_id } = await params;
  return download(showSource, project, { import_id });
}
