import type { LabelSchema } from "../schema";
import { trajectoryReview } from "./trajectory-review";

/** Every label schema that comes with the product, all versions. A version that a queue uses is never edited. */
export const labelSchemas: readonly LabelSchema[] = [trajectoryReview];

/** The label schema with this id and version, or undefined. */
export function findLabelSchema(id: string, version: number): LabelSchema | undefined {
  return labelSchemas.find((schema) => schema.id === id && schema.version === version);
}
