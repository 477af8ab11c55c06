import { Button } from "../ui/button";
import { Field, Input, Select } from "../ui/field";
import type { PlannerFacts } from "./planner-report";

/** The assumptions; the form is an address, so a plan can be shared and works without scripts. */
export function PlannerForm({ facts: { assumptions, studies, pilot } }: { facts: PlannerFacts }) {
  const number = (
    name: keyof typeof assumptions,
    label: string,
    hint: string,
    range: { min: number; max: number; step: number | "any" },
  ) => (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          key={assumptions[name]}
          type="number"
          name={name}
          required
          defaultValue={assumptions[name]}
          {...range}
        />
      )}
    </Field>
  );
  return (
    <form
      method="get"
      aria-label="Assumptions"
      className="grid content-start gap-4 border-r border-line px-5 py-5 max-narrow:border-r-0 max-narrow:border-b max-narrow:px-4"
    >
      <Field label="Pilot" hint="Its rates are shown beside the plan; fill in what you take from them.">
        {(control) => (
          <Select {...control} key={pilot?.id ?? ""} name="pilot" defaultValue={pilot?.id ?? ""}>
            <option value="">No pilot, assumptions only</option>
            {studies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid grid-cols-2 items-start gap-4">
        {number("p1", "First rate", "Share of informative trajectories, 0 to 1.", {
          min: 0,
          max: 1,
          step: "any",
        })}
        {number("p2", "Second rate", "The one to compare with.", { min: 0, max: 1, step: "any" })}
        {number("power", "Power", "How likely the difference is to be found.", {
          min: 0.01,
          max: 0.999,
          step: "any",
        })}
        {number("alpha", "Level", "Of the two-sided test.", { min: 0.0001, max: 0.5, step: "any" })}
        {number("width", "Interval width", "From end to end, 0.02 to 0.9.", {
          min: 0.02,
          max: 0.9,
          step: "any",
        })}
        {number("k", "Labels an item", "People who label each.", { min: 1, max: 25, step: 1 })}
        {number("minutes", "Minutes a label", "For the work it takes.", { min: 0.1, max: 600, step: "any" })}
      </div>
      <Button type="submit" variant="primary" className="w-fit">
        Plan
      </Button>
    </form>
  );
}
