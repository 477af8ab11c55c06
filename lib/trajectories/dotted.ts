import { isJson, type Json } from "./plain-values";

/** Roots under which a tree says what the conventions say with dotted names. */
const roots = ["llm", "openinference", "input", "output", "tool", "session", "user", "gen_ai", "tool_call"];

/** Attributes as a flat map with dotted names; stores give some of them back as a tree. Other values stay whole. */
export function dotted(attributes: Json): Json {
  if (!roots.some((root) => isJson(attributes[root]))) return attributes;
  const flat: Json = {};
  const walk = (value: unknown, name: string) => {
    const list = Array.isArray(value) && value.some(isJson);
    if (isJson(value) || list)
      for (const [key, member] of Object.entries(value as Json)) walk(member, `${name}.${key}`);
    else flat[name] = value;
  };
  for (const [key, value] of Object.entries(attributes))
    if (roots.includes(key)) walk(value, key);
    else flat[key] = value;
  return flat;
}
