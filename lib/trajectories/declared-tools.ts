import { parseInnerJson } from "./inner-json";
import { jsonEnd } from "./json-text";
import { isJson } from "./plain-values";

/** Tool declarations that stand as JSON in a system text: objects or lists of them, one after the other. */
export function declaredTools(text: string): unknown[] {
  const tools: unknown[] = [];
  const start = /[[{]/g;
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const end = jsonEnd(text, match.index);
    if (end < 0) break;
    const value = parseInnerJson(text.slice(match.index, end));
    const found = (Array.isArray(value) ? value : [value]).filter(isDeclaration);
    tools.push(...found);
    // What is no declaration may still hold one.
    if (found.length > 0) start.lastIndex = end;
  }
  return tools;
}

function isDeclaration(value: unknown): boolean {
  if (!isJson(value)) return false;
  const body = isJson(value.function) ? value.function : value;
  return (
    typeof body.name === "string" && ("parameters" in body || "description" in body || "input_schema" in body)
  );
}

const block = /<tools>([\s\S]*?)<\/tools>|<\|im_system\|>tool_declare<\|im_middle\|>([\s\S]*?)<\|im_end\|>/;

/** The declarations in a marked block of a system text, as Hermes and Kimi write them. */
export function markedTools(text: string): unknown[] {
  const match = block.exec(text);
  return match ? declaredTools(match[1] ?? match[2] ?? "") : [];
}
