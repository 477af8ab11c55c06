import { receiveTraces } from "@/lib/entry/otlp";

/** Where collectors and SDKs send traces; their token names the project. */
export const POST = (request: Request): Promise<Response> => receiveTraces(request);
