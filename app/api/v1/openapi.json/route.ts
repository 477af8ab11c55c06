import { openApiDocument } from "@/lib/entry/openapi";

/** What programs can call. It is the same for everybody: it says nothing about anyone's data. */
export const GET = (): Response =>
  Response.json(openApiDocument(), { headers: { "x-content-type-options": "nosniff" } });
