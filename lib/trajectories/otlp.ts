import type { SourceRecord } from "./format";
import { asArray, asJson, asText, isJson, type Json } from "./plain-values";
import { readEpoch } from "./source-time";
import type { Span, SpanEvent } from "./span";
import { spanContent, withoutMessages } from "./span-attributes";

/** Spans as OTLP/JSON writes them: typed attribute lists, hex (or base64) ids, nanoseconds as text. */

const plainValues = ["stringValue", "doubleValue", "boolValue", "bytesValue"];

/** A member under its JSON name, or under the name that it has in the protocol's own files. */
function otlpMember(holder: Json, name: string): unknown {
  return holder[name] ?? holder[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
}

/** The plain value of a typed OTLP value; 64-bit numbers come as text. */
export function otlpValue(given: unknown): unknown {
  if (!isJson(given)) return given;
  for (const [name, value] of Object.entries(given)) {
    const key = name.replace(/_value$/, "Value");
    if (key === "intValue") return Number.isSafeInteger(Number(value)) ? Number(value) : value;
    if (plainValues.includes(key)) return value;
    if (key === "arrayValue") return asArray(asJson(value).values).map(otlpValue);
    if (key === "kvlistValue") return otlpAttributes(asJson(value).values);
  }
  return "value" in given ? otlpValue(given.value) : null;
}

/** A list of {key, value}, or a map that already is flat. */
export function otlpAttributes(given: unknown): Json {
  if (isJson(given)) return given;
  return Object.fromEntries(
    asArray(given)
      .filter(isJson)
      .map((entry) => [asText(entry.key) ?? "", otlpValue(entry.value)]),
  );
}

export function otlpSpan(given: Json, resource: Json, record: SourceRecord, pointer: string): Span {
  const attributes = otlpAttributes(given.attributes);
  const events: SpanEvent[] = asArray(given.events)
    .filter(isJson)
    .map((event) => ({
      name: asText(event.name) ?? "",
      attributes: otlpAttributes(event.attributes),
    }));
  const name = asText(given.name) ?? "";
  const content = spanContent(name, attributes, events);
  const parent = hexId(otlpMember(given, "parentSpanId"));
  return {
    ...content,
    session: content.session ?? asText(resource["session.id"]),
    agent: content.agent ?? (content.kind === "agent" ? asText(resource["service.name"]) : null),
    id: hexId(otlpMember(given, "spanId")),
    trace: hexId(otlpMember(given, "traceId")),
    parent: parent === "" || /^0+$/.test(parent) ? null : parent,
    name,
    start: readEpoch(otlpMember(given, "startTimeUnixNano"), "ns"),
    end: readEpoch(otlpMember(given, "endTimeUnixNano"), "ns"),
    error: errorOf(asJson(given.status), attributes, events),
    record,
    pointer,
    attributes: withoutMessages(attributes),
  };
}

/** Ids are hexadecimal; JSON made by a protobuf library has base64 of 16 or 8 bytes instead. */
export function hexId(given: unknown): string {
  const text = asText(given) ?? "";
  if (!/^[A-Za-z0-9+/]{11}=$|^[A-Za-z0-9+/]{22}==$/.test(text)) return text;
  return Array.from(atob(text), (byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("");
}

export function errorOf(status: Json, attributes: Json, events: readonly SpanEvent[]): string | null {
  const code =
    asText(status.code ?? status.status_code ?? attributes["otel.status_code"])?.toUpperCase() ?? "";
  const failed = ["2", "STATUS_CODE_ERROR", "ERROR"].includes(code) || String(attributes.error) === "true";
  const named = ["error.type", "llm.error", "agent.error"]
    .map((key) => asText(attributes[key]))
    .find(Boolean);
  if (!failed && named === undefined) return null;
  const exception = events.find((event) => event.name === "exception")?.attributes;
  const said = [
    status.message,
    status.description,
    attributes["otel.status_description"],
    exception?.["exception.message"],
    named,
  ];
  return said.map(asText).find((text) => text !== null && text !== "") ?? "error";
}
