import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, SimpleSpanProcessor, type SpanExporter } from "@opentelemetry/sdk-trace-base";

const message = (role: string, content: string) => ({ role, parts: [{ type: "text", content }] });

/** An agent as one instruments it: a turn with a model call and a tool call, and what the SDK makes of it. */
export async function runAgent(exporter: SpanExporter, conversation: string): Promise<void> {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": "shop-agent" }),
    spanProcessors: [new SimpleSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer("shop");
  const question = message("user", "Will it rain in Oslo?");
  const call = {
    role: "assistant",
    parts: [{ type: "tool_call", id: "call_1", name: "weather", arguments: { city: "Oslo" } }],
  };
  const result = { role: "tool", parts: [{ type: "tool_call_response", id: "call_1", response: "wet" }] };
  const chat = (input: unknown[], output: unknown) => {
    const span = tracer.startSpan("chat shop-1", {
      attributes: {
        "gen_ai.operation.name": "chat",
        "gen_ai.conversation.id": conversation,
        "gen_ai.usage.input_tokens": 12,
        "gen_ai.input.messages": JSON.stringify(input),
      },
    });
    span.setAttribute("gen_ai.output.messages", JSON.stringify([output]));
    span.end();
  };
  chat([question], call);
  const tool = tracer.startSpan("execute_tool weather", {
    attributes: {
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.conversation.id": conversation,
      "gen_ai.tool.name": "weather",
      "gen_ai.tool.call.id": "call_1",
    },
  });
  tool.end();
  chat([question, call, result], message("assistant", "Yes."));
  await provider.forceFlush();
  await provider.shutdown();
}
