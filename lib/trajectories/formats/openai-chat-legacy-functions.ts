import { chatTrajectory, isMessageList } from "../chat-record";
import { only, type Format } from "../format";
import { asArray, isJson } from "../plain-values";

/** Chat messages with the old function_call and role function: calls have no ids, results are bound by order and name. */
export const openaiChatLegacyFunctions: Format = {
  id: "openai-chat-legacy-functions",
  family: "openai",
  title: "OpenAI chat messages with function_call",
  howTo: "JSON or JSONL; messages with function_call and role function, as before tool_calls came.",
  base: "openai-chat",
  plainer: true,
  recognise({ value }) {
    if (!isJson(value) || !isMessageList(value.messages)) return false;
    const messages = asArray(value.messages).filter(isJson);
    return (
      messages.some((m) => isJson(m.function_call)) && !messages.some((m) => Array.isArray(m.tool_calls))
    );
  },
  normalise(records, context) {
    const way = { messages: "messages" };
    const trajectory = chatTrajectory("openai-chat-legacy-functions", only(records), context, way);
    return [{ kind: "trajectory", trajectory, records }];
  },
};
