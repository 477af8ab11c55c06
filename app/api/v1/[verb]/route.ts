import { callUsecase } from "@/lib/entry/route";

interface Params {
  params: Promise<{ verb: string }>;
}

async function handle(request: Request, { params }: Params): Promise<Response> {
  return callUsecase(request, (await params).verb, null);
}

export { handle as GET, handle as POST };
