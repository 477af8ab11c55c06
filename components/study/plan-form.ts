import { samplers } from "@/lib/queues/samplers";
import { StudyPlan } from "@/lib/studies/schema";

/** The form of a new study as it stands: texts as typed, so that a half-written number is kept. */
export interface PlanForm {
  name: string;
  domain: string | null;
  /** By sampler id: whether it takes part, and its size. */
  sizes: Record<string, { on: boolean; size: string }>;
  seed: string;
  k: string;
  lease_minutes: string;
  /** The most labels; empty for no limit. */
  budget: string;
  /** The protocol, as typed; without a question none is fixed. */
  question: string;
  alpha: string;
  adjust: "holm" | "bh";
  stopping: string;
}

export const firstForm: PlanForm = {
  name: "",
  domain: null,
  sizes: Object.fromEntries(samplers.map(({ id }) => [id, { on: true, size: "100" }])),
  seed: "",
  k: "3",
  lease_minutes: "30",
  budget: "",
  question: "",
  alpha: "0.05",
  adjust: "holm",
  stopping: "",
};

/** The plan that the form says, or what is wrong with it, by field ("size signal" for a sampler's size). */
export function planOf(form: PlanForm): { plan: StudyPlan } | { problems: Record<string, string> } {
  const chosen = samplers.filter(({ id }) => form.sizes[id]?.on);
  const parsed = StudyPlan.safeParse({
    name: form.name.trim(),
    domain: form.domain,
    samplers: chosen.map(({ id }) => ({ sampler: id, size: Number(form.sizes[id]!.size || "0") })),
    // Without the random sample there is nothing neutral to measure against; the first one stands in.
    reference: chosen.some(({ id }) => id === "random") ? "random" : (chosen[0]?.id ?? "random"),
    seed: form.seed.trim(),
    k: Number(form.k || "0"),
    label_schema: { id: "trajectory-review", version: 1 },
    lease_minutes: Number(form.lease_minutes || "0"),
    budget: form.budget.trim() === "" ? null : Number(form.budget),
    protocol:
      form.question.trim() === ""
        ? null
        : {
            question: form.question,
            primary: primaryOf(chosen.map(({ id }) => id)),
            alpha: Number(form.alpha),
            adjust: form.adjust,
            stopping: form.stopping,
          },
  });
  if (parsed.success) return { plan: parsed.data };
  const problems: Record<string, string> = {};
  for (const { path } of parsed.error.issues) {
    const [top, place] = path;
    const field = top === "protocol" ? place : top;
    const sampler = field === "samplers" && typeof place === "number" ? chosen[place] : undefined;
    problems[sampler ? `size ${sampler.id}` : String(field)] = sampler
      ? "A whole number from 1 to 100,000."
      : (words[String(field)] ?? "Check this.");
  }
  return { problems };
}

/** The comparison that a study of these samplers is about: the signal sample against the neutral one, where both take part. */
const primaryOf = (ids: readonly string[]): { a: string; b: string } | null =>
  ids.includes("signal") && ids.includes("random") ? { a: "signal", b: "random" } : null;

const words: Record<string, string> = {
  budget: "A whole number of labels, or nothing for no limit.",
  alpha: "A number between 0 and 1, usually 0.05.",
  name: "Give the study a name.",
  samplers: "Choose at least one sampler.",
  seed: "Give a seed, so that the draw can be repeated.",
  k: "A whole number from 1 to 25.",
  lease_minutes: "Whole minutes from 1 to 1,440.",
};
