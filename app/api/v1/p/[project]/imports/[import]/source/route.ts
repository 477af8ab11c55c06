import { download } from "@/lib/entry/download";
import { showSource } from "@/lib/usecases";

interface Params {
  params: Promise<{ project: string; import: string }>;
}

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { project, import: import_id } = await params;
  return download(request, showSource, project, { import_id });
}
