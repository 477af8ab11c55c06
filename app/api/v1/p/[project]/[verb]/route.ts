import { callUsecase } from "@/lib/entry/route";

interface Params {
  params: Promise<{ project: string; verb: string }>;
}

async function handle(request: Request, { params }: Params): Promise<Response> {
  const { project, verb } = await params;
  return callUsecase(request, verb, project);
}

export { handle as GET, handle as POST };
