import { only, type Format } from "../format";
import { asInteger, asJson, asNumber, asText, isJson, omit } from "../plain-values";
import { strategyLabel } from "../strategy-label";
import { taggedChatTrajectory } from "../tagged-chat";
import { inter3Grammar } from "../tagged-text";

/** Rollouts in groups of one prompt and one strategy. */
export const arcRollouts: Format = {
  id: "arc-rollouts",
  family: "rollouts",
  title: "Strategy-conditioned rollouts",
  howTo: "JSONL of {prompt_id, strategy, rollout, reward, reward_parts, messages}.",
  recognise: ({ value }) => isJson(value) && "prompt_id" in value && "strategy" in value && "reward" in value,
  normalise(records, context) {
    const trajectory = taggedChatTrajectory(
      "arc-rollouts",
      only(records),
      context,
      inter3Grammar,
      (draft, value) => {
        const rollout = asInteger(value.rollout);
        draft.taskId = asText(value.prompt_id);
        draft.trial = rollout;
        draft.externalId = [asText(value.prompt_id), asText(value.strategy) ?? "-", rollout ?? "-"].join("|");
        draft.outcome.reward = asNumber(value.reward);
        draft.outcome.parts = asJson(value.reward_parts);
        const policy = asText(value.policy);
        if (policy !== null)
          draft.agents = [{ id: "assistant", kind: "agent", name: null, model: policy, params: {} }];
        const strategy = strategyLabel(value.strategy, value.sub_strategy);
        const realised = strategyLabel(value.realised_strategy ?? value.realized_strategy, null);
        draft.labels = {
          ...(strategy ? { strategy } : {}),
          ...(realised ? { realised_strategy: realised } : {}),
        };
        draft.extra = omit(draft.extra, [
          "prompt_id",
          "strategy",
          "sub_strategy",
          "rollout",
          "reward_parts",
          "policy",
          "realised_strategy",
          "realized_strategy",
        ]);
      },
    );
    return [{ kind: "trajectory", trajectory, records }];
  },
};
