import { download } from "@/lib/entry/download";
import { showAttachment } from "@/lib/usecases";

interface Params {
  params: Promise<{ project: string; sha256: string }>;
}

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { project, sha256 } = await params;
  return download(request, showAttachment, project, { sha256 });
}
