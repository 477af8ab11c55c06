import type { Format } from "../format";
import { exchange, isAnthropicExchange, isExchange } from "../http-exchange";

/** Recorded HTTP exchanges with OpenAI-like endpoints. */
export const openaiHttpCassette: Format = {
  id: "openai-http-cassette",
  family: "openai",
  title: "Recorded OpenAI requests",
  howTo: "JSON or JSONL of {uri, request, response}; each exchange is one trajectory.",
  recognise: ({ value }) => isExchange(value) && !isAnthropicExchange(value),
  normalise: (records, context) => exchange("openai-http-cassette", records, context),
};
