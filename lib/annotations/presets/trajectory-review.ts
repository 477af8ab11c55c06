import type { LabelSchema } from "../schema";

/** The three questions of the informativeness study with the interaction strategy (domain: Signals, ARC). */
export const trajectoryReview: LabelSchema = {
  id: "trajectory-review",
  version: 1,
  title: "Trajectory review",
  guidelines: `## Developer-informative?

Say **yes** when the trajectory holds evidence concrete enough for a developer to form at least one plausible hypothesis for an improvement. Failures and strong successes both qualify. Say **no** when you would close it and learn nothing.

## Main reason

Exactly one. With several problems:

- *External system* only when the dependency is the dominant driver of what went wrong.
- *Action or tool use* before *conversation* when execution is the decisive failure.
- *Success exemplar* when the run is worth copying.
- *None or unclear* when no reason stands out; *other* when one does and none of these names it (say it in the comment).

## Strategy of the agent

Judge how the agent worked with the user in this trajectory, not whether it was right.

- **Tool execute**: one or several calls in sequence, one final answer.
- **Parallel tools**: independent calls at once, then a combined answer.
- **Multi-step update**: visible progress between sub-tasks.
- **Silent execution**: calls without visible output where intermediate steps don't matter.
- **Error recovery**: handles a tool failure and corrects course.
- **Clarify first**: asks for missing or ambiguous facts before any call.
- **Alignment check**: restates the intent and waits for a yes before something irreversible.
- **Decision support**: lays out options and trade-offs for the user to choose.
- **Direct answer**: answers from what is known, no tool.

## Evidence

Mark the steps that made you decide. One or two are enough.`,
  questions: [
    {
      id: "informative",
      title: "Developer-informative?",
      hint: "Yes if a developer could form a plausible improvement; successes count.",
      scale: "nominal",
      layout: "pair",
      required: true,
      choices: [
        { value: "yes", text: "Yes", key: "y" },
        { value: "no", text: "No", key: "n" },
      ],
    },
    {
      id: "reason",
      title: "Main reason",
      note: "exactly one",
      rule: {
        lead: "Several problems?",
        text: "External system only when the dependency is the dominant driver. Action or tool use before conversation when execution is the decisive failure.",
      },
      scale: "nominal",
      layout: "grid",
      required: true,
      subset: { question: "informative", rule: "unanimous", value: "yes" },
      choices: [
        { value: "action", text: "Action or tool use", key: "a" },
        { value: "conversation", text: "Conversation", key: "c" },
        { value: "external", text: "External system", key: "x" },
        { value: "exemplar", text: "Success exemplar", key: "e" },
        { value: "none", text: "None or unclear", key: "u" },
        { value: "other", text: "Other", key: "t" },
      ],
    },
    {
      id: "strategy",
      title: "Strategy of the agent",
      note: "four families",
      scale: "nominal",
      layout: "families",
      required: true,
      choices: [
        { value: "tool_execute", text: "Tool execute", key: "1", family: "Progress update" },
        { value: "parallel_tools", text: "Parallel tools", key: "2", family: "Progress update" },
        { value: "multi_step_update", text: "Multi-step update", key: "3", family: "Progress update" },
        { value: "silent_execution", text: "Silent execution", key: "4", family: "Progress update" },
        { value: "error_recovery", text: "Error recovery", key: "5", family: "Progress update" },
        { value: "clarify_first", text: "Clarify first", key: "6", family: "Clarify first" },
        { value: "alignment_check", text: "Alignment check", key: "7", family: "Alignment check" },
        { value: "decision_support", text: "Decision support", key: "8", family: "Alignment check" },
        { value: "direct_answer", text: "Direct answer", key: "9", family: "Direct answer" },
      ],
    },
  ],
};
