import { zipSync } from "fflate";

/**
 * For every format of the shelf a small file of that format and a near miss that is none. Written for these tests,
 * after the public descriptions of the formats.
 */
export interface Example {
  fits: string | Uint8Array;
  /** Close to it, but of another format or of none. */
  fitsNot: string;
}

const json = (value: unknown) => JSON.stringify(value);
const lines = (...values: unknown[]) => values.map(json).join("\n") + "\n";
const bytes = (value: unknown) => new TextEncoder().encode(json(value));

const weatherTool = {
  type: "function",
  function: { name: "weather", parameters: { type: "object", properties: {} } },
};

/** Typed OTLP attributes of a flat map. */
const typed = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: { stringValue: value } }));

const llmSpan = {
  "gen_ai.operation.name": "chat",
  "gen_ai.conversation.id": "talk-1",
  "gen_ai.request.model": "model-a",
  "gen_ai.input.messages": json([{ role: "user", parts: [{ type: "text", content: "rain?" }] }]),
  "gen_ai.output.messages": json([
    {
      role: "assistant",
      parts: [{ type: "tool_call", id: "c1", name: "weather", arguments: { city: "Oslo" } }],
    },
  ]),
};
const toolSpan = {
  "gen_ai.operation.name": "execute_tool",
  "gen_ai.tool.name": "weather",
  "gen_ai.tool.call.id": "c1",
  "gen_ai.tool.call.result": "wet",
};
const otlpSpans = [
  // Out of order on purpose.
  {
    traceId: "aa",
    spanId: "02",
    parentSpanId: "01",
    name: "execute_tool weather",
    startTimeUnixNano: "1760000001000000001",
    endTimeUnixNano: "1760000002000000000",
    attributes: typed(toolSpan),
  },
  {
    traceId: "aa",
    spanId: "01",
    parentSpanId: "",
    name: "chat model-a",
    startTimeUnixNano: "1760000000123456789",
    endTimeUnixNano: "1760000001000000000",
    attributes: typed(llmSpan),
  },
];

const inspectSample = {
  id: "s1",
  epoch: 2,
  input: "sum?",
  messages: [
    { role: "user", content: "attachment://0123456789abcdef0123456789abcdef", source: "input" },
    {
      role: "assistant",
      content: "",
      tool_calls: [{ id: "t1", function: "add", arguments: { a: 1 }, type: "function" }],
    },
    {
      role: "tool",
      tool_call_id: "t1",
      function: "add",
      content: "",
      error: { type: "timeout", message: "too slow" },
    },
  ],
  attachments: { "0123456789abcdef0123456789abcdef": "what is the sum?" },
  scores: { match: { value: "C", explanation: "right" } },
};
const inspectHead = {
  version: 2,
  status: "success",
  eval: { task: "sums", model: "lab/model-b", created: "2026-01-02T03:04:05+00:00" },
};

const claudeLine = (uuid: string, parentUuid: string | null, type: string, message: unknown, more = {}) => ({
  type,
  uuid,
  parentUuid,
  sessionId: "sess-1",
  timestamp: "2026-01-02T03:04:05.000Z",
  isSidechain: false,
  message,
  ...more,
});

const wave = "data:image/png;base64,AAAA";

export const examples: Record<string, Example> = {
  "otlp-json": {
    fits: json({
      resourceSpans: [
        { resource: { attributes: typed({ "service.name": "shop" }) }, scopeSpans: [{ spans: otlpSpans }] },
      ],
    }),
    fitsNot: json({ resourceLogs: [] }),
  },
  "tempo-batches": {
    fits: json({ batches: [{ resource: {}, instrumentationLibrarySpans: [{ spans: otlpSpans }] }] }),
    fitsNot: json({ batches: [{ resource: {} }] }),
  },
  "jaeger-json": {
    fits: json({
      data: [
        {
          traceID: "bb",
          processes: { p1: { serviceName: "shop" } },
          spans: [
            {
              traceID: "bb",
              spanID: "1",
              operationName: "openai.chat",
              references: [],
              startTime: 1760000000123456,
              duration: 500,
              processID: "p1",
              tags: [
                { key: "gen_ai.prompt.0.role", type: "string", value: "user" },
                { key: "gen_ai.prompt.0.content", type: "string", value: "hi" },
                { key: "gen_ai.completion.0.role", type: "string", value: "assistant" },
                { key: "gen_ai.completion.0.content", type: "string", value: "hello" },
                { key: "gen_ai.usage.prompt_tokens", type: "int64", value: 3 },
                { key: "error", type: "bool", value: true },
              ],
            },
          ],
        },
      ],
    }),
    fitsNot: json({ data: [{ spans: [{ name: "x" }] }] }),
  },
  "langfuse-trace": {
    fits: json({
      trace: {
        id: "lf-1",
        timestamp: "2026-01-02T03:04:05.678Z",
        sessionId: "s-1",
        userId: "u-1",
        input: null,
        output: null,
        scores: [{ name: "toxicity", value: 0 }],
      },
      observations: [
        {
          id: "o2",
          traceId: "lf-1",
          type: "TOOL",
          name: "weather",
          startTime: "2026-01-02T03:04:07.000Z",
          endTime: "2026-01-02T03:04:08.000Z",
          parentObservationId: null,
          level: "DEFAULT",
          input: json(json({ city: "Oslo" })),
          output: json("wet"),
        },
        {
          id: "o1",
          traceId: "lf-1",
          type: "GENERATION",
          name: "chat",
          model: "model-a",
          startTime: "2026-01-02T03:04:06.000Z",
          endTime: "2026-01-02T03:04:07.000Z",
          parentObservationId: null,
          level: "DEFAULT",
          input: json(json([{ type: "human", content: "rain?" }])),
          output: json({
            type: "ai",
            content: "",
            tool_calls: [{ name: "weather", args: { city: "Oslo" }, id: "c1" }],
          }),
        },
      ],
    }),
    fitsNot: json({ trace: { id: "x" } }),
  },
  "langsmith-batch": {
    fits: json({
      post: [
        {
          id: "r1",
          trace_id: "r1",
          run_type: "llm",
          name: "ChatModel",
          start_time: 1760000000123,
          dotted_order: "x",
          inputs: { messages: [{ role: "user", content: "hi" }] },
        },
      ],
      patch: [
        {
          id: "r1",
          trace_id: "r1",
          end_time: 1760000001123,
          outputs: {
            choices: [{ message: { role: "assistant", content: "hello" } }],
            usage: { prompt_tokens: 2, completion_tokens: 1 },
          },
        },
      ],
    }),
    fitsNot: json({ post: [], messages: [] }),
  },
  "langsmith-runs": {
    fits: lines(
      {
        id: "b",
        parent_run_id: "a",
        run_type: "tool",
        name: "weather",
        dotted_order: "1.2",
        start_time: "2026-01-02T03:04:06",
        end_time: "2026-01-02T03:04:07",
        inputs: { input: "Oslo" },
        outputs: { output: "wet" },
      },
      {
        id: "a",
        parent_run_id: null,
        run_type: "chain",
        name: "agent",
        dotted_order: "1",
        start_time: "2026-01-02T03:04:05",
        inputs: { input: "rain?" },
        outputs: { output: "Yes." },
        extra: { metadata: { thread_id: "th-1" } },
      },
    ),
    fitsNot: json({ runs: [{ id: "a", run_type: "llm" }] }),
  },
  "openinference-spans": {
    fits: json([
      {
        name: "llm",
        span_kind: "LLM",
        context: { trace_id: "t1", span_id: "s1" },
        parent_id: null,
        start_time: "2026-01-02T03:04:05+00:00",
        end_time: "2026-01-02T03:04:06+00:00",
        status_code: "OK",
        attributes: {
          // As text 10 sorts before 2.
          "llm.input_messages.10.message.role": "user",
          "llm.input_messages.10.message.content": "last",
          "llm.input_messages.2.message.role": "user",
          "llm.input_messages.2.message.content": "first",
          "llm.output_messages.0.message.role": "assistant",
          "llm.output_messages.0.message.tool_calls.0.tool_call.id": "c1",
          "llm.output_messages.0.message.tool_calls.0.tool_call.function.name": "look",
          "llm.output_messages.0.message.tool_calls.0.tool_call.function.arguments": "{}",
          "session.id": "s-9",
        },
      },
      {
        name: "look",
        span_kind: "TOOL",
        context: { trace_id: "t1", span_id: "s2" },
        parent_id: "s1",
        start_time: "2026-01-02T03:04:06+00:00",
        end_time: "2026-01-02T03:04:07+00:00",
        status_code: "ERROR",
        status_message: "gone",
        attributes: { "tool.name": "look", "tool.id": "c1", "output.value": "404" },
      },
    ]),
    fitsNot: json([{ name: "llm", context: { trace_id: "t1" }, attributes: {} }]),
  },
  "otel-sdk-spans": {
    fits:
      '{"spans":[{"name":"call_llm m","context":{"trace_id":100927429609276267646756448943279827607,"span_id":12324293800750531911},"parent":{"trace_id":null,"span_id":null},' +
      '"start_time":1760000000123456789,"end_time":1760000001123456789,"status":{"status_code":"ok"},"attributes":{"gen_ai.operation.name":"call_llm",' +
      '"gen_ai.input.messages":"[{\\"role\\":\\"user\\",\\"content\\":\\"year?\\"}]","gen_ai.output":"[{\\"tool.name\\":\\"clock\\",\\"tool.args\\":\\"{}\\"}]"}}]}',
    fitsNot: json({ spans: [{ name: "x", attributes: {} }] }),
  },
  "plano-traces": {
    fits: json({
      traces: [
        {
          trace_id: "cc",
          spans: [
            {
              traceId: "cc",
              spanId: "1",
              parentSpanId: "",
              name: "agent",
              service: "gateway",
              startTimeUnixNano: "1760000000000000000",
              endTimeUnixNano: "1760000001000000000",
              attributes: typed({ "llm.model": "model-a", "llm.user_message_preview": "rain in Os…" }),
            },
          ],
        },
      ],
    }),
    fitsNot: json({ traces: [{ trace_id: "cc" }] }),
  },
  "inspect-eval-json": {
    fits: json({ ...inspectHead, samples: [inspectSample] }),
    fitsNot: json({ version: 2, status: "success" }),
  },
  "inspect-eval-zip": {
    fits: zipSync({
      "header.json": bytes(inspectHead),
      "samples/s1_epoch_2.json": bytes(inspectSample),
      "summaries.json": bytes([]),
    }),
    fitsNot: json({ header: inspectHead }),
  },
  "tau2-results": {
    fits: json({
      info: {
        environment_info: { domain_name: "shop" },
        agent_info: { llm: "model-a", llm_args: { temperature: 0 } },
        user_info: { llm: "model-u" },
      },
      simulations: [
        {
          id: "sim-1",
          task_id: "t1",
          trial: 0,
          start_time: "2026-01-02T03:04:05.000001",
          duration: 1.5,
          termination_reason: "user_stop",
          agent_cost: 0.25,
          user_cost: 0.5,
          reward_info: {
            reward: 1.0,
            reward_breakdown: { DB: 1.0 },
            action_checks: [{ action_match: true }],
          },
          messages: [
            { role: "user", content: "slow", timestamp: "2026-01-02T03:04:06" },
            {
              role: "assistant",
              content: null,
              tool_calls: [{ id: "a1", name: "find", arguments: { n: 1 }, requestor: "assistant" }],
            },
            { role: "tool", id: "a1", content: "{}", requestor: "assistant", error: false },
            {
              role: "user",
              content: null,
              tool_calls: [{ id: "u1", name: "toggle", arguments: {}, requestor: "user" }],
            },
            { role: "tool", id: "u1", content: "off", requestor: "user", error: true },
            { role: "user", content: "done" },
          ],
        },
      ],
      // Behind the runs: they have to wait for their task.
      tasks: [{ id: "t1", ticket: "slow data" }],
    }),
    fitsNot: json({ simulations: [{ id: 1 }], info: {} }),
  },
  "tau2-results-split": {
    fits: json({ timestamp: "2026-01-02T03:04:05", info: { num_trials: 1 }, tasks: [] }),
    fitsNot: json({ tasks: [] }),
  },
  "tau2-simulation-ticks": {
    fits: json({
      id: "sim-2",
      task_id: "7",
      termination_reason: "user_stop",
      trial: 1,
      ticks: [
        {
          tick_id: 0,
          agent_chunk: { role: "assistant", content: "Good ", contains_speech: true },
          user_chunk: { role: "user", content: "", contains_speech: false },
        },
        {
          tick_id: 1,
          agent_chunk: { role: "assistant", content: "day.", contains_speech: true },
          user_chunk: { role: "user", content: "wait", contains_speech: true },
        },
        {
          tick_id: 2,
          agent_chunk: { role: "assistant", contains_speech: false },
          user_chunk: { role: "user", contains_speech: true },
        },
      ],
    }),
    fitsNot: json({ ticks: [], id: "x" }),
  },
  "tau-bench": {
    fits: json([
      {
        task_id: 3,
        trial: 1,
        reward: 1.0,
        info: { task: { actions: [{ name: "get_order_details" }] }, reward_info: { r_actions: 1 } },
        traj: [
          { role: "system", content: "policy" },
          { role: "user", content: "where?" },
          {
            content: null,
            role: "assistant",
            tool_calls: [
              {
                id: "c1",
                type: "function",
                function: { name: "get_order_details", arguments: '{"order_id":"#1"}' },
              },
            ],
          },
          { role: "tool", tool_call_id: "c1", name: "get_order_details", content: "sent" },
          { role: "user", content: "###STOP###" },
        ],
      },
      { task_id: 4, trial: 0, reward: 0.0, info: { error: "timeout", traceback: "…" }, traj: [] },
    ]),
    fitsNot: json([{ task_id: 3, traj: "none" }]),
  },
  "tau-bench-few-shot": {
    fits: lines({
      messages_display: "user: cancel it\nplease\nassistant: None\ntool: done\nassistant: Cancelled.",
    }),
    fitsNot: json({ messages_display: ["user: x"] }),
  },
  "swe-agent-traj": {
    fits: json({
      environment: "main",
      info: {
        exit_status: "submitted",
        model_stats: { instance_cost: 0.5, tokens_sent: 10, tokens_received: 2 },
      },
      history: [
        { role: "system", content: "rules", agent: "main", message_type: "system_prompt" },
        { role: "user", content: "example", agent: "main", is_demo: true, message_type: "demonstration" },
        { role: "user", content: "issue", agent: "main", message_type: "observation" },
        {
          role: "assistant",
          content: "Look.\n```\nopen a.py\n```",
          thought: "Look.",
          action: "open a.py",
          agent: "main",
          message_type: "action",
        },
        { role: "user", content: "1: x\r\n\u001b[0m", agent: "main", message_type: "observation" },
      ],
    }),
    fitsNot: json({ history: [{ text: "x" }] }),
  },
  "openhands-events": {
    fits: json([
      {
        id: 0,
        source: "user",
        action: "message",
        args: { content: "fix it" },
        timestamp: "2026-01-02T03:04:05.000001",
      },
      {
        id: 4,
        source: "agent",
        action: "run",
        args: { command: "ls", thought: "Look around." },
        tool_call_metadata: { function_name: "bash", tool_call_id: "c1", model_response: { id: "r1" } },
      },
      {
        id: 5,
        source: "agent",
        action: "read",
        args: { path: "a" },
        tool_call_metadata: { function_name: "view", tool_call_id: "c2", model_response: { id: "r1" } },
      },
      { id: 7, source: "agent", observation: "read", cause: 5, content: "A" },
      {
        id: 8,
        source: "agent",
        observation: "run",
        cause: 4,
        content: "boom",
        extras: { metadata: { exit_code: 2 } },
      },
      { id: 9, source: "agent", action: "finish", message: "Done.", args: { thought: "Done." } },
    ]),
    fitsNot: json([{ id: 0, source: "user" }]),
  },
  "openhands-eval-jsonl": {
    fits: lines({
      instance_id: "proj-1",
      instruction: "fix",
      history: [
        [
          { action: "run", command: "ls", thought: "first" },
          { observation: "run", content: "a", exit_code: 0 },
        ],
      ],
      test_result: { report: { resolved: false } },
      metrics: { accumulated_cost: 0.5 },
    }),
    fitsNot: json({ instance_id: "proj-1", patch: "x" }),
  },
  "claude-code-jsonl": {
    fits: lines(
      claudeLine("1", null, "user", { role: "user", content: "make it" }),
      claudeLine("2", "1", "assistant", {
        id: "m1",
        role: "assistant",
        model: "model-c",
        content: [{ type: "thinking", thinking: "plan", signature: "sig" }],
        usage: { input_tokens: 5, output_tokens: 2 },
      }),
      claudeLine("3", "2", "assistant", {
        id: "m1",
        role: "assistant",
        content: [{ type: "tool_use", id: "u1", name: "Bash", input: { command: "ls" } }],
      }),
      claudeLine("4", "3", "user", {
        role: "user",
        content: [{ type: "tool_result", tool_use_id: "u1", content: "a", is_error: false }],
      }),
      claudeLine("5", "4", "user", {
        role: "user",
        content: "<local-command-stdout>x</local-command-stdout>",
      }),
      claudeLine(
        "6",
        "4",
        "user",
        { role: "user", content: [{ type: "text", text: "thanks" }] },
        { isSidechain: true },
      ),
      { type: "summary", summary: "Listed files", leafUuid: "4" },
      claudeLine("9", null, "user", { role: "user", content: "other" }, { sessionId: "sess-2" }),
      42,
    ),
    fitsNot: json({ type: "user", text: "x" }),
  },
  "claude-code-loglines": {
    fits: json({
      loglines: [
        { type: "user", timestamp: "2026-01-02T03:04:05Z", message: { role: "user", content: "hi" } },
        {
          type: "assistant",
          timestamp: "2026-01-02T03:04:06Z",
          message: { role: "assistant", content: [{ type: "text", text: "hello" }] },
        },
      ],
    }),
    fitsNot: json({ loglines: "none" }),
  },
  "anthropic-managed-events": {
    fits: lines(
      [
        "client.beta.sessions.create",
        {
          agent: {
            name: "Helper",
            model: { id: "model-c" },
            system: "Be kind.",
            tools: [{ name: "clock", type: "custom", input_schema: {} }],
          },
        },
      ],
      [
        "client.beta.sessions.events.send",
        ["sesn_1", { events: [{ type: "user.message", content: [{ type: "text", text: "time?" }] }] }],
      ],
      [
        "client.beta.sessions.events.stream",
        {
          type: "user.message",
          id: "e1",
          content: [{ type: "text", text: "time?" }],
          processed_at: "2026-01-02T03:04:05.000001Z",
        },
      ],
      [
        "client.beta.sessions.events.stream",
        {
          type: "agent.custom_tool_use",
          id: "e2",
          name: "clock",
          input: {},
          processed_at: "2026-01-02T03:04:06Z",
        },
      ],
      [
        "client.beta.sessions.events.stream",
        {
          type: "user.custom_tool_result",
          id: "e3",
          custom_tool_use_id: "e2",
          content: [{ type: "text", text: "noon" }],
          is_error: false,
        },
      ],
      [
        "client.beta.sessions.events.stream",
        { type: "span.model_request_end", id: "e4", model_usage: { input_tokens: 4, output_tokens: 1 } },
      ],
      [
        "client.beta.sessions.events.stream",
        { type: "session.status_idle", id: "e5", stop_reason: { type: "end_turn" } },
      ],
    ),
    fitsNot: lines(["a", "b"]),
  },
  "anthropic-http-cassette": {
    fits: json([
      {
        uri: "https://api.example.com/v1/messages",
        request: { model: "model-c", system: "Be brief.", messages: [{ role: "user", content: "hi" }] },
        response:
          'event: message_start\ndata: {"type":"message_start","message":{"id":"msg_1","type":"message","role":"assistant","model":"model-c","content":[],"usage":{"input_tokens":3,"output_tokens":1}}}\n\nevent: content_block_start\ndata: {"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"u1","name":"clock","input":{}}}\n\nevent: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{\\"zone\\":"}}\n\nevent: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"\\"UTC\\"}"}}\n\nevent: message_delta\ndata: {"type":"message_delta","delta":{"stop_reason":"tool_use"}}\n\n',
      },
    ]),
    fitsNot: json([{ uri: "https://api.example.com/v1/messages", request: {} }]),
  },
  "openai-http-cassette": {
    fits: json([
      {
        uri: "https://api.openai.example/v1/chat/completions",
        request: { model: "model-a", messages: [{ role: "user", content: "hi" }] },
        response: {
          id: "r1",
          object: "chat.completion",
          created: 1760000000,
          choices: [{ message: { role: "assistant", content: "hello" }, finish_reason: "stop" }],
          usage: { prompt_tokens: 1, completion_tokens: 2 },
        },
      },
      {
        uri: "https://api.openai.example/v1/responses",
        request: { input: "hi", instructions: "Be brief." },
        response: {
          id: "r2",
          object: "response",
          created_at: 1760000000,
          status: "completed",
          output: [{ type: "message", role: "assistant", content: [{ type: "output_text", text: "hey" }] }],
        },
      },
    ]),
    fitsNot: json([{ uri: "https://x.example", response: {} }]),
  },
  "openai-responses": {
    fits: json({
      id: "resp_1",
      object: "response",
      created_at: 1760000000,
      status: "incomplete",
      incomplete_details: { reason: "max_output_tokens" },
      instructions: "Be brief.",
      input: "two lookups",
      output: [
        { type: "reasoning", id: "rs_1", summary: [], encrypted_content: "gAAA" },
        { type: "function_call", id: "fc_1", call_id: "call_1", name: "look", arguments: "{}" },
        { type: "custom_tool_call", id: "ct_1", call_id: "call_2", name: "sql", input: "select 1" },
        { type: "function_call_output", call_id: "call_2", output: "one" },
        { type: "function_call_output", call_id: "call_1", output: [{ type: "input_text", text: "two" }] },
        { type: "web_search_call", id: "ws_1", status: "completed", action: { query: "x" } },
        { type: "message", role: "assistant", content: [{ type: "refusal", refusal: "No." }] },
      ],
      usage: { input_tokens: 4, output_tokens: 2 },
    }),
    fitsNot: json({ object: "list", output: [] }),
  },
  "inter3-events": {
    fits: lines(
      { session: "s1", seq: 1, t_ms: 0, role: "user", text: "hotel" },
      { session: "s1", seq: 3, t_ms: 640, role: "assistant", channel: "visible", text: "Looking." },
      { session: "s1", seq: 2, t_ms: 100, role: "assistant", channel: "latent", text: "Dates?" },
      {
        session: "s1",
        seq: 4,
        t_ms: 700,
        role: "assistant",
        channel: "tool_call",
        call_id: "c1",
        name: "find",
        arguments: { city: "Oslo" },
      },
      { session: "s1", seq: 5, t_ms: 800, role: "user", interrupt: true, text: "stop" },
      { session: "s1", seq: 6, t_ms: 900, role: "tool", call_id: "c1", status: "cancelled", text: "" },
    ),
    fitsNot: lines({ session: "s1", role: "user", text: "x" }),
  },
  "arc-rollouts": {
    fits: lines({
      prompt_id: "p1",
      strategy: "Tool Execute",
      rollout: 2,
      reward: 0.5,
      reward_parts: { format: 1 },
      policy: "model-p",
      group_id: "g",
      messages: [
        { role: "user", content: "q" },
        { role: "assistant", content: "hm <answer>a</answer>" },
      ],
    }),
    fitsNot: lines({ prompt_id: "p1", reward: 1 }),
  },
  "verifiers-results": {
    fits: lines(
      {
        id: 0,
        prompt: [{ role: "user", content: "2+2" }],
        completion: [
          {
            role: "assistant",
            content: "",
            tool_calls: [
              '{"id":"c1","type":"function","function":{"name":"python","arguments":"{\\"code\\":\\"2+2\\"}"}}',
            ],
          },
          { role: "tool", content: "4", tool_calls: null },
        ],
        answer: "4",
        reward: 1.0,
        total_ms: 12.5,
        correct_reward_func: 1.0,
        info: { oai_tools: [weatherTool] },
      },
      { id: 0, prompt: "2+2", completion: "5", reward: 0.0 },
    ),
    fitsNot: lines({ prompt: "2+2", completion: "4" }),
  },
  "multi-gt": {
    fits: lines({
      schema: "multi-gt/0.1",
      id: "q1",
      query: "ssh?",
      references: [{ id: "r0", text: "Open port 22.", source: "logged" }],
      candidates: [
        {
          id: "c1",
          text: "Add a rule for 22.",
          source: "offline_exploration",
          consistency: "Consistent",
          utility: "Unavailable",
        },
      ],
    }),
    fitsNot: lines({ id: "q1", references: [] }),
  },
  crosswoz: {
    fits: json({
      "7": {
        "sys-usr": [1, 2],
        goal: [],
        messages: [
          { role: "usr", content: "找餐馆", dialog_act: [] },
          {
            role: "sys",
            content: "有一家。",
            sys_state: {
              餐馆: { 名称: "", 人均消费: "50元", selectedResults: ["甲"] },
              酒店: { 名称: "", selectedResults: [] },
            },
          },
        ],
      },
    }),
    fitsNot: json({ "7": { goal: [], turns: [] } }),
  },
  "anthropic-messages": {
    fits: json({
      model: "model-c",
      system: [{ type: "text", text: "Refunds." }],
      messages: [
        { role: "user", content: "both broken" },
        {
          role: "assistant",
          content: [
            { type: "thinking", thinking: "check", signature: "s" },
            { type: "redacted_thinking", data: "d" },
            { type: "tool_use", id: "u1", name: "order", input: { id: 1 } },
            { type: "tool_use", id: "u2", name: "order", input: {} },
          ],
        },
        {
          role: "user",
          content: [
            { type: "tool_result", tool_use_id: "u2", is_error: true, content: "id missing" },
            {
              type: "tool_result",
              tool_use_id: "u1",
              content: [
                { type: "text", text: "ok" },
                { type: "image", source: { type: "base64", media_type: "image/png", data: "AAAA" } },
              ],
            },
            { type: "text", text: "and the second?" },
          ],
        },
        {
          role: "assistant",
          content: [
            { type: "server_tool_use", id: "sv", name: "web_search", input: {} },
            { type: "web_search_tool_result", tool_use_id: "sv", content: [] },
            { type: "text", text: "Refunded." },
          ],
        },
      ],
    }),
    fitsNot: json({ system: "x", messages: [{ role: "user", content: [{ type: "text", text: "hi" }] }] }),
  },
  "llamafactory-v1-jsonl": {
    fits: lines({
      messages: [
        { role: "user", content: [{ type: "text", value: "film?" }] },
        {
          role: "assistant",
          content: [
            { type: "reasoning", value: "look" },
            { type: "tool_call", value: '{"name":"film","arguments":{"t":"X"}}' },
          ],
        },
        { role: "tool", content: [{ type: "text", value: "1999" }] },
      ],
      tools: json([weatherTool]),
    }),
    fitsNot: lines({ messages: [{ role: "user", content: [{ type: "text", text: "x" }] }] }),
  },
  "inter3-chatml": {
    fits: lines({
      id: "i1",
      strategy: "Progress Update",
      sub_strategy: "Silent Execution",
      messages: [
        { role: "user", content: "go" },
        {
          role: "assistant",
          content:
            'plan <tool_call>{"name":"f","arguments":{"q":"</tool_call><answer>"}}</tool_call><answer>one</answer> more <answer>two</answer>',
        },
        { role: "tool", content: "{}" },
        { role: "assistant", content: "nothing to show" },
      ],
    }),
    fitsNot: lines({ messages: [{ role: "user", content: "<answer>x</answer>" }] }),
  },
  "hermes-chatml": {
    fits: lines({
      messages: [
        {
          role: "system",
          content:
            'tools <tools>[{"type":"function","function":{"name":"f","parameters":{}}}]</tools> use <tool_call>',
        },
        { role: "user", content: "go" },
        {
          role: "assistant",
          content:
            '<tool_call>\n{"arguments":{"a":1},"name":"f"}\n</tool_call><tool_call><function=g><parameter=x>1</parameter></function></tool_call>',
        },
        {
          role: "user",
          content:
            '<tool_response>\n{"v":"</tool_response>"}\n</tool_response><tool_response>2</tool_response>',
        },
      ],
    }),
    fitsNot: lines({ messages: [{ role: "user", content: "<tool_call>" }] }),
  },
  "hermes-sharegpt": {
    fits: lines({
      id: "h1",
      conversations: [
        { from: "human", value: "go" },
        {
          from: "gpt",
          value: "<think>so</think><tool_call>{'name': 'f', 'arguments': {'a': None}}</tool_call>",
        },
        { from: "tool", value: "<tool_response>{'v': True}</tool_response>" },
        { from: "gpt", value: 'It said "</tool_call>".' },
      ],
    }),
    fitsNot: lines({ conversations: [{ from: "human", value: "<tool_call>" }] }),
  },
  agentinstruct: {
    fits: json([
      {
        id: "os_1",
        conversations: [
          { from: "human", loss: null, value: "You act in a shell." },
          { from: "gpt", loss: false, value: "Ok." },
          { from: "human", loss: null, value: "count" },
          { from: "gpt", loss: true, value: "Think: list it.\n\nAct: bash\n\n```bash\nls\n```" },
          { from: "human", loss: null, value: "a b" },
          { from: "gpt", loss: true, value: "Think: two.\n\nAct: answer(2)" },
        ],
      },
    ]),
    fitsNot: json([{ conversations: [{ from: "gpt", value: "An act: of kindness" }] }]),
  },
  agentbank: {
    fits: json([
      {
        id: "w1",
        reward: 1.0,
        conversations: [
          { from: "human", value: "You are shopping." },
          { from: "gpt", value: "OK" },
          { from: "human", value: "Search" },
          { from: "gpt", value: "Thought: look\nAction: search[hat]" },
          { from: "human", value: "Observation: hats" },
          { from: "gpt", value: "Thought: that one\nAction: go to shelf 1" },
        ],
      },
    ]),
    fitsNot: json([{ conversations: [{ from: "gpt", value: "Thought: none" }] }]),
  },
  sharegpt: {
    fits: json([
      {
        id: 5,
        system: "Be kind.",
        tools: json([weatherTool]),
        conversations: [
          { from: "human", value: "both" },
          { from: "function_call", value: '[{"name":"f","arguments":{}},{"name":"g","arguments":{}}]' },
          { from: "observation", value: "1" },
          { from: "observation", value: "2" },
          { from: "bing", value: "done" },
          { from: "narrator", value: "curtain" },
        ],
      },
    ]),
    fitsNot: json([{ conversations: [{ speaker: "human", value: "x" }] }]),
  },
  toolmind: {
    fits: lines({
      tools: [weatherTool],
      conversations: [
        { role: "user", content: "rain?" },
        {
          role: "assistant",
          content: "<think>\nask\n</think>\n\n",
          tool_calls: [{ type: "function", function: { name: "weather", arguments: { city: "Oslo" } } }],
        },
        { role: "tool", content: "wet" },
      ],
    }),
    fitsNot: lines({ tools: [], conversations: [{ text: "x" }] }),
  },
  "openai-chat-legacy-functions": {
    fits: json([
      {
        messages: [
          { role: "user", content: "book" },
          { role: "assistant", content: "", function_call: { name: "book", arguments: '{"s":"1A"}' } },
          { role: "function", name: "book", content: "ok" },
        ],
      },
    ]),
    fitsNot: json([
      { messages: [{ role: "assistant", function_call: { name: "f", arguments: "{}" }, tool_calls: [] }] },
    ]),
  },
  "openai-chat": {
    fits: lines(
      {
        id: "a",
        created_at: 1760000000.5,
        messages: [
          { role: "developer", content: "brief" },
          {
            role: "user",
            name: "ann",
            content: [
              { type: "text", text: "see" },
              { type: "image_url", image_url: { url: wave } },
            ],
          },
          {
            role: "assistant",
            reasoning_content: "hm",
            content: null,
            tool_calls: [
              { id: "c1", type: "function", function: { name: "f", arguments: '{"id": 9007199254740993}' } },
              { id: "c2", type: "custom", custom: { name: "sql", input: "select 1" } },
            ],
          },
          { role: "tool", tool_call_id: "c2", content: "B" },
          { role: "tool", tool_call_id: "c1", content: null },
          { role: "assistant", content: null, refusal: "No." },
        ],
        tools: [weatherTool],
      },
      {
        input: { messages: [{ role: "user", content: "hi" }] },
        preferred_output: [{ role: "assistant", content: "Hello." }],
        non_preferred_output: [{ role: "assistant", content: "yo" }],
      },
    ),
    fitsNot: lines({ messages: "none" }),
  },
  "openai-bare-array-jsonl": {
    fits: lines(
      [{ role: "user", content: "hi" }],
      [
        { content: "x", role: "user" },
        { role: "assistant", content: "y" },
      ],
    ),
    fitsNot: lines([{ text: "hi" }]),
  },
  "openai-chat-completion": {
    fits: lines(
      {
        id: "cc1",
        object: "chat.completion.chunk",
        created: 1760000000,
        choices: [
          {
            index: 0,
            delta: {
              role: "assistant",
              tool_calls: [{ index: 0, id: "c1", function: { name: "f", arguments: '{"a"' } }],
            },
          },
        ],
      },
      {
        id: "cc1",
        object: "chat.completion.chunk",
        created: 1760000000,
        choices: [
          {
            index: 0,
            delta: { tool_calls: [{ index: 0, function: { arguments: ":1}" } }] },
            finish_reason: "tool_calls",
          },
        ],
      },
      {
        id: "cc2",
        object: "chat.completion",
        created: 1760000000,
        model: "model-a",
        choices: [
          { index: 0, message: { role: "assistant", content: "hi" }, finish_reason: "stop" },
          { index: 1, message: { role: "assistant", content: "hey" } },
        ],
      },
    ),
    fitsNot: lines({ choices: [{ logprobs: null }] }),
  },
  xlam: {
    fits: json([
      {
        id: 85,
        query: "both",
        answers: '[{"name":"f","arguments":{"a":1}},{"name":"f","arguments":{"a":2}}]',
        tools: '[{"name":"f","description":"d","parameters":{"a":{"type":"int"}}}]',
      },
    ]),
    fitsNot: json([{ query: "both", answers: "[]" }]),
  },
  "glaive-raw": {
    fits: json([
      {
        system: 'SYSTEM: Use -\n{"name":"news","description":"n","parameters":{}}\n',
        chat: 'USER: News?\n\n\nASSISTANT: Sure. <functioncall> {"name": "news", "arguments": \'{"c": "it\'s"}\'} <|endoftext|>\n\n\nFUNCTION RESPONSE: {"h": 1}\n\n\nASSISTANT: One. <|endoftext|>\n',
      },
    ]),
    fitsNot: json([{ chat: "USER: x" }]),
  },
  "bfcl-score": {
    fits: lines(
      { accuracy: 0.5, correct_count: 1, total_count: 2 },
      {
        id: 1,
        model_name: "model-a",
        valid: false,
        error: ["wrong"],
        error_type: "count",
        prompt: { id: "q_1", question: "area?", function: [{ name: "geo.area", parameters: {} }] },
        model_result_raw: [{ geo_area: '{"r": 5}' }],
      },
    ),
    fitsNot: lines({ accuracy: 0.5 }),
  },
  "bfcl-result": {
    fits: lines(
      {
        id: "multi_1",
        result: [[[{ ls: "{}" }, { pwd: "{}" }], ["Here."]]],
        latency: [[0.5, 0.25]],
        inference_log: [
          [{ role: "state_info" }],
          {
            begin_of_turn_query: [{ role: "user", content: "list" }],
            step_0: [
              { role: "tool", content: "a" },
              { role: "tool", content: "/" },
            ],
          },
        ],
      },
      { id: "simple_1", result: [{ f: '{"a": 1}' }], latency: 1 },
    ),
    fitsNot: lines({ id: "x", result: { text: 1 } }),
  },
  "bfcl-reference": {
    fits: lines(
      { id: "simple_1", question: [[{ role: "user", content: "q" }]], function: [] },
      { id: "simple_1", ground_truth: [{ f: { a: [1] } }] },
    ),
    fitsNot: lines({ id: "simple_1", question: "q", answer: "a" }),
  },
  seretod: {
    fits: json([
      {
        id: "d1",
        content: [
          { "[SPEAKER 2]": "您好，很高兴为您服务", "[SPEAKER 1]": "查_流量", 用户意图: "询问" },
          { 客服: "好的", 用户: "谢谢" },
        ],
      },
    ]),
    fitsNot: json([{ id: "d1", content: [{ A: "x" }] }]),
  },
  "vitabench-tasks": {
    fits: json([
      { id: "1", domain: "delivery", user_scenario: {}, evaluation_criteria: {}, message_history: [] },
    ]),
    fitsNot: json([{ id: "1", user_scenario: {} }]),
  },
  "cloud-ticket": {
    fits: json([
      {
        TicketId: "T1",
        Product: "ECS",
        Uid: "u-1",
        GmtCreate: 1760000000000,
        Adopted: false,
        Notes: [
          {
            NoteId: 2,
            FromOfficial: true,
            Time: 1760000002000,
            Latent: "查规则",
            ToolCalls: [{ id: "t1", name: "Describe", arguments: { id: "sg" }, result: { ports: [80] } }],
            Content: "请放行 22。",
          },
          {
            NoteId: 1,
            FromOfficial: false,
            Time: 1760000001000,
            Content: "连不上",
            Attachments: [{ name: "截图.png", size: 9 }],
          },
        ],
      },
    ]),
    fitsNot: json([{ TicketId: "T1", Notes: "none" }]),
  },
  "user-sessions": {
    fits: lines(
      {
        user_id: "u1",
        session_id: "s1",
        trace_id: "t2",
        start: "2026-01-02T03:05:00+08:00",
        query: "便宜点",
        response: "好",
        tools: [],
        feedback: "thumb_down",
      },
      {
        user_id: "u1",
        session_id: "s1",
        trace_id: "t1",
        start: "2026-01-02T03:04:00+08:00",
        query: "",
        thinking: "问",
        tools: [{ name: "poi", arguments: "{}", result: "[]" }],
        response: "您好",
        feedback: null,
      },
    ),
    fitsNot: lines({ user_id: "u1", session_id: "s1", query: "x" }),
  },
  "multiref-dialogues": {
    fits: lines({
      fold: "test",
      topic: "travel",
      dialogue: [
        { text: "how far?", responses: ["5 km", "far"] },
        { text: "5 km", responses: ["ok"] },
      ],
    }),
    fitsNot: lines({ dialogue: [{ text: "x" }] }),
  },
  "inter3-transcript": {
    fits: '[user] go\n[assistant] plan\n<tool_call>{"name":"f","arguments":{}}</tool_call>\n<answer>wait</answer>\n[tool] f -> {"v":1}\n[assistant] <answer>done</answer>\n',
    fitsNot: "[note] nothing\n",
  },
  "hermes-transcript": {
    fits: json([
      {
        example:
          '```\nSYSTEM: help\n<tools>[{"name":"d","parameters":{}}]</tools>\nUSER: far?\nASSISTANT:\n<tool_call>\n{"arguments":{"a":1},"name":"d"}\n</tool_call>\n```\n',
      },
    ]),
    fitsNot: json([{ example: "USER only" }]),
  },
  "multi-gt-csv": {
    fits: 'query_id,candidate_id,source,text,consistency,utility,human\r\nq1,c1,offline_exploration,"a,\nb",Consistent,Available,accept\r\nq1,c2,online_adaptation,"say ""x""",Partially,Unavailable,\r\n',
    fitsNot: "query_id,text\nq1,a\n",
  },
  csv: {
    fits: '\ufeffid,prompt,response\n1,"=1+1",two\n2,\'=2+2,four\n',
    fitsNot: "id,colour\n1,red\n",
  },
};
