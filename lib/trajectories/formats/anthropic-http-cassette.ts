import type { Format } from "../format";
import { exchange, isAnthropicExchange, isExchange } from "../http-exchange";

/** Recorded HTTP exchanges with the Anthropic API. */
export const anthropicHttpCassette: Format = {
  id: "anthropic-http-cassette",
  family: "anthropic",
  title: "Recorded Anthropic requests",
  howTo: "JSON or JSONL of {uri, request, response}; each exchange is one trajectory.",
  recognise: ({ value }) => isExchange(value) && isAnthropicExchange(value),
  normalise: (records, context) => exchange("anthropic-http-cassette", records, context),
};
