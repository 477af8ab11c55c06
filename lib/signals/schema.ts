import { z } from "zod";

export const Layer = z.enum(["interaction", "execution", "environment"]);
export type Layer = z.infer<typeof Layer>;

export const Category = z.enum([
  "misalignment",
  "stagnation",
  "disengagement",
  "satisfaction",
  "failure",
  "loops",
  "exhaustion",
]);
export type Category = z.infer<typeof Category>;

/** What a leaf is good for: learning from trouble, finding exemplars, or telling an outage from a mistake. */
export const Use = z.enum(["learning", "exemplars", "diagnosis"]);
export type Use = z.infer<typeof Use>;

const leaf = <const T extends string>(id: number, type: T, description: string) => ({
  id,
  type,
  description,
});

/** The one list of leaves. `id` is stored as a small integer: never renumber, only append. */
const registry = [
  leaf(
    0,
    "interaction.misalignment.correction",
    "The user corrects the agent or says the information was already given.",
  ),
  leaf(
    1,
    "interaction.misalignment.rephrase",
    "The user says the same request again in other words because it was not understood.",
  ),
  leaf(
    2,
    "interaction.misalignment.clarification",
    "The user does not understand the agent, or asks it to repeat or explain.",
  ),
  leaf(3, "interaction.stagnation.dragging", "The conversation needs many user turns."),
  leaf(4, "interaction.stagnation.repetition", "One side says nearly the same thing again."),
  leaf(5, "interaction.disengagement.escalation", "The user asks for a person or a superior."),
  leaf(6, "interaction.disengagement.quit", "The user gives up or goes elsewhere."),
  leaf(
    7,
    "interaction.disengagement.negative_stance",
    "The user complains, swears, shouts or shows frustration.",
  ),
  leaf(8, "interaction.satisfaction.gratitude", "The user thanks the agent or praises its help."),
  leaf(9, "interaction.satisfaction.confirmation", "The user approves of what the agent did or proposes."),
  leaf(10, "interaction.satisfaction.success", "The user says that the task is solved."),
  leaf(11, "execution.failure.invalid_args", "A tool refused the arguments of the call."),
  leaf(12, "execution.failure.bad_query", "A lookup or query was malformed or aimed at nothing that exists."),
  leaf(
    13,
    "execution.failure.tool_not_found",
    "The call names a tool, command or action that does not exist.",
  ),
  leaf(14, "execution.failure.auth_misuse", "The call lacks the credentials or rights it needs."),
  leaf(15, "execution.failure.state_error", "The call does not fit the present state of the system."),
  leaf(16, "execution.loops.retry", "The same call is made again and again without a change."),
  leaf(17, "execution.loops.parameter_drift", "One tool is called repeatedly with wandering arguments."),
  leaf(18, "execution.loops.oscillation", "The agent cycles through the same tools without progress."),
  leaf(19, "environment.exhaustion.api_error", "A dependency failed on its side."),
  leaf(20, "environment.exhaustion.timeout", "A call ran out of time."),
  leaf(21, "environment.exhaustion.rate_limit", "A dependency refused because of quota or rate."),
  leaf(22, "environment.exhaustion.network", "A dependency could not be reached."),
  leaf(23, "environment.exhaustion.malformed_response", "A dependency answered with something unreadable."),
  leaf(24, "environment.exhaustion.context_overflow", "A text was too long for a model or a limit."),
] as const;

/** The identifier of a leaf: `<layer>.<category>.<name>`. */
export const SignalType = z.enum(registry.map((entry) => entry.type));
export type SignalType = (typeof registry)[number]["type"];

export const Leaf = z.object({
  id: z.number().int().min(0).max(24),
  type: SignalType,
  layer: Layer,
  category: Category,
  name: z.string(),
  description: z.string(),
  use: Use,
});
export type Leaf = z.infer<typeof Leaf>;

const useOf = (layer: Layer, category: Category): Use =>
  layer === "environment" ? "diagnosis" : category === "satisfaction" ? "exemplars" : "learning";

/** The 25 leaves in the order of their ids. */
export const leaves: readonly Leaf[] = registry.map(({ id, type, description }) => {
  const [layer, category, name] = type.split(".") as [Layer, Category, string];
  return { id, type, layer, category, name, description, use: useOf(layer, category) };
});

const byType = new Map(leaves.map((entry) => [entry.type, entry]));

/** The registry entry of a leaf. */
export const leafOf = (type: SignalType): Leaf => byType.get(type)!;

/** The categories of a layer, in report order. */
export const categoriesOf = {
  interaction: ["misalignment", "stagnation", "disengagement", "satisfaction"],
  execution: ["failure", "loops"],
  environment: ["exhaustion"],
} as const satisfies Record<Layer, readonly Category[]>;
