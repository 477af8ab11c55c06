import { receiveChunk } from "@/lib/entry/upload";

interface Params {
  params: Promise<{ project: string; upload: string; chunk: string }>;
}

export async function PUT(request: Request, { params }: Params): Promise<Response> {
  const { project, upload, chunk } = await params;
  return receiveChunk(request, project, upload, chunk);
}
