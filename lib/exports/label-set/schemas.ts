import type { LabelSchema } from "@/lib/annotations/schema";
import type { QueueRecord } from "../records/queues";

/** The label schemas of queues, each once, in a fixed order. */
export function schemasOf(queues: readonly QueueRecord[]): LabelSchema[] {
  const schemas = new Map(queues.map(({ schema }) => [`${schema.id} ${schema.version}`, schema]));
  return [...schemas.values()].sort((a, b) => (a.id === b.id ? a.version - b.version : a.id < b.id ? -1 : 1));
}
