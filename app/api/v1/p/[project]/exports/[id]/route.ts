import { download } from "@/lib/entry/download";
import { downloadExport } from "@/lib/usecases";

interface Params {
  params: Promise<{ project: string; id: string }>;
}

/** The whole export as a zip, or with `?file=` one of its files. */
export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { project, id } = await params;
  return download(request, downloadExport, project, {
    id,
    file: new URL(request.url).searchParams.get("file"),
  });
}
