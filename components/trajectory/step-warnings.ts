import type { Step, Warning } from "@/lib/trajectories/schema";

export type StepWarning = Pick<Warning, "code" | "detail">;

/**
 * The import's warnings by the step they are about: a warning belongs to the step whose source place is the
 * warning's pointer, or the nearest one above or below it. Warnings about the whole trajectory are under -1.
 */
export function warningsByStep(
  warnings: readonly Warning[],
  steps: readonly Step[],
): Map<number, StepWarning[]> {
  const byStep = new Map<number, StepWarning[]>();
  for (const { code, pointer, detail } of warnings) {
    const owner = pointer === null ? undefined : steps.find((step) => touches(step.at?.pointer, pointer));
    const key = owner?.i ?? -1;
    byStep.set(key, [...(byStep.get(key) ?? []), { code, ...(detail === undefined ? {} : { detail }) }]);
  }
  return byStep;
}

function touches(place: string | undefined, pointer: string): boolean {
  if (!place) return false;
  return place === pointer || pointer.startsWith(`${place}/`) || place.startsWith(`${pointer}/`);
}
