import type { z } from "zod";
import * as usecases from "@/lib/usecases";
import type { DatabaseKind, Usecase } from "@/lib/usecases/usecase";

export type AnyUsecase = Usecase<z.ZodType, unknown, DatabaseKind>;

/** Verbs that have a door of their own (sign-in through next-auth, byte streams, spans) and none here. */
const elsewhere = new Set([
  "sign-in",
  "put-chunk",
  "show-source",
  "show-attachment",
  "download-export",
  "download-signals",
  "receive-spans",
]);
/** What only a worker or the command line may do; nobody could use a door. */
const machine = new Set(["run-import", "analyse-trajectories", "plan-reanalysis", "assemble-spans"]);

/** The verbs that are called by their name over HTTP. */
export const verbDoors: ReadonlyMap<string, AnyUsecase> = new Map(
  (Object.values(usecases) as AnyUsecase[])
    .filter(({ name }) => !elsewhere.has(name) && !machine.has(name))
    .map((verb) => [verb.name, verb]),
);
