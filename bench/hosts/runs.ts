const asks = [
  "Where is my parcel? I ordered it two weeks ago and nobody tells me anything.",
  "That is not what I asked. I want to know when it comes.",
  "Thank you, that helps a lot.",
  "This is useless, let me talk to a person please.",
  "Could you change the address to 12 Mill Lane?",
  "I don't understand what you mean by that.",
];

/** Runs of a shop's agent as chat records, one a line: 6 to 24 messages with calls and results, about 3 kB each. */
export function runsOf(from: number, count: number): string {
  return Array.from({ length: count }, (_, k) => runOf(from + k)).join("\n");
}

function runOf(n: number): string {
  const turns = 2 + (n % 5);
  const messages = Array.from({ length: turns }, (_, turn) => {
    const id = `c${turn}`;
    const order = `o-${n}-${turn % 3}`;
    const failed = (n + turn) % 7 === 0;
    return [
      { role: "user", content: `${asks[(n * 7 + turn) % asks.length]} Order ${n}, question ${turn}.` },
      {
        role: "assistant",
        content: null,
        tool_calls: [
          { id, type: "function", function: { name: "get_order", arguments: JSON.stringify({ order }) } },
        ],
      },
      {
        role: "tool",
        tool_call_id: id,
        content: failed
          ? `Error: order ${order} not found`
          : JSON.stringify({ order, state: "sent", items: ["lamp", "cable", "shade"], price: n % 100 }),
      },
      {
        role: "assistant",
        content: `Order ${order} was sent on day ${(n % 28) + 1}; it needs a few days more.`,
      },
    ];
  }).flat();
  return JSON.stringify({ id: `run-${n}`, domain: "shop", messages });
}
