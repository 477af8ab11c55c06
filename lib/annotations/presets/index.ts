import type { LabelSchema } from "../schema";
import { trajectoryReview } from "./trajectory-review";

/** The label schemas that ship with the product; a queue names one by id and version. */
export const labelSchemas: readonly LabelSchema[] = [trajectoryReview];

/** The schema of that id and version, or undefined: versions are never changed, so an old queue finds its own. */
export const findLabelSchema = (id: string, version: number): LabelSchema | undefined =>
  labelSchemas.find((schema) => schema.id === id && schema.version === version);
