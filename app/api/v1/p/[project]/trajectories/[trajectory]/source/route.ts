import { download } from "@/lib/entry/download";
import { showSource } from "@/lib/usecases";

interface Params {
  params: Promise<{ project: string; trajectory: string }>;
}

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { project, trajectory } = await params;
  return download(request, showSource, project, { trajectory_id: trajectory });
}
