import { download } from "@/lib/entry/download";
import { downloadSignals } from "@/lib/usecases";

interface Params {
  params: Promise<{ project: string }>;
}

/** The signal reports, one a line; `?as=otlp` for OpenTelemetry, `?trajectory=` for those of one trajectory. */
export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { project } = await params;
  const asked = new URL(request.url).searchParams;
  return download(request, downloadSignals, project, {
    as: asked.get("as") === "otlp" ? "otlp" : "json",
    trajectory_id: asked.get("trajectory"),
  });
}
