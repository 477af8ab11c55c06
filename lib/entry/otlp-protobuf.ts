import protobuf from "protobufjs/light.js";

/**
 * OTLP's protobuf messages, as far as traces need them (opentelemetry-proto, trace/v1, common/v1, resource/v1 and
 * collector/trace/v1; field numbers are part of the protocol and never change). Unknown fields are passed over, as the
 * protocol asks. What comes out is OTLP/JSON, so that everything behind the door knows one form.
 */
const repeated = (type: string, id: number) => ({ rule: "repeated" as const, type, id });
const one = (type: string, id: number) => ({ type, id });

const root = protobuf.Root.fromJSON({
  nested: {
    AnyValue: {
      oneofs: {
        value: {
          oneof: [
            "stringValue",
            "boolValue",
            "intValue",
            "doubleValue",
            "arrayValue",
            "kvlistValue",
            "bytesValue",
          ],
        },
      },
      fields: {
        stringValue: one("string", 1),
        boolValue: one("bool", 2),
        intValue: one("int64", 3),
        doubleValue: one("double", 4),
        arrayValue: one("ArrayValue", 5),
        kvlistValue: one("KeyValueList", 6),
        bytesValue: one("bytes", 7),
      },
    },
    ArrayValue: { fields: { values: repeated("AnyValue", 1) } },
    KeyValueList: { fields: { values: repeated("KeyValue", 1) } },
    KeyValue: { fields: { key: one("string", 1), value: one("AnyValue", 2) } },
    InstrumentationScope: {
      fields: {
        name: one("string", 1),
        version: one("string", 2),
        attributes: repeated("KeyValue", 3),
        droppedAttributesCount: one("uint32", 4),
      },
    },
    Resource: {
      fields: { attributes: repeated("KeyValue", 1), droppedAttributesCount: one("uint32", 2) },
    },
    Event: {
      fields: {
        timeUnixNano: one("fixed64", 1),
        name: one("string", 2),
        attributes: repeated("KeyValue", 3),
        droppedAttributesCount: one("uint32", 4),
      },
    },
    Link: {
      fields: {
        traceId: one("bytes", 1),
        spanId: one("bytes", 2),
        traceState: one("string", 3),
        attributes: repeated("KeyValue", 4),
        droppedAttributesCount: one("uint32", 5),
        flags: one("fixed32", 6),
      },
    },
    Status: { fields: { message: one("string", 2), code: one("int32", 3) } },
    Span: {
      fields: {
        traceId: one("bytes", 1),
        spanId: one("bytes", 2),
        traceState: one("string", 3),
        parentSpanId: one("bytes", 4),
        name: one("string", 5),
        kind: one("int32", 6),
        startTimeUnixNano: one("fixed64", 7),
        endTimeUnixNano: one("fixed64", 8),
        attributes: repeated("KeyValue", 9),
        droppedAttributesCount: one("uint32", 10),
        events: repeated("Event", 11),
        droppedEventsCount: one("uint32", 12),
        links: repeated("Link", 13),
        droppedLinksCount: one("uint32", 14),
        status: one("Status", 15),
        flags: one("fixed32", 16),
      },
    },
    ScopeSpans: {
      fields: {
        scope: one("InstrumentationScope", 1),
        spans: repeated("Span", 2),
        schemaUrl: one("string", 3),
      },
    },
    ResourceSpans: {
      fields: {
        resource: one("Resource", 1),
        scopeSpans: repeated("ScopeSpans", 2),
        schemaUrl: one("string", 3),
      },
    },
    Request: { fields: { resourceSpans: repeated("ResourceSpans", 1) } },
    PartialSuccess: { fields: { rejectedSpans: one("int64", 1), errorMessage: one("string", 2) } },
    Response: { fields: { partialSuccess: one("PartialSuccess", 1) } },
    // google.rpc.Status, of which a failure is one.
    Failure: { fields: { code: one("int32", 1), message: one("string", 2) } },
  },
});

type Fields = Record<string, unknown>;
const list = (value: unknown): Fields[] => (Array.isArray(value) ? (value as Fields[]) : []);

/** Ids are hexadecimal in OTLP/JSON; protobuf's own JSON has base64 for all bytes. */
function hexIds(holder: Fields): void {
  for (const key of ["traceId", "spanId", "parentSpanId"])
    if (typeof holder[key] === "string") holder[key] = Buffer.from(holder[key], "base64").toString("hex");
}

/** The request as OTLP/JSON; null when the bytes are none. */
export function decodeTraces(bytes: Uint8Array): Fields | null {
  const type = root.lookupType("Request");
  let request: Fields;
  try {
    request = type.toObject(type.decode(bytes), { longs: String, bytes: String, json: true });
  } catch {
    // Whatever the reader stumbles over, the bytes aren't what they should be.
    return null;
  }
  for (const resource of list(request.resourceSpans))
    for (const scope of list(resource.scopeSpans))
      for (const span of list(scope.spans)) {
        hexIds(span);
        list(span.links).forEach(hexIds);
      }
  return request;
}

const encode = (name: string, value: Record<string, unknown>): Uint8Array<ArrayBuffer> => {
  const type = root.lookupType(name);
  return new Uint8Array(type.encode(type.fromObject(value)).finish());
};

/** An ExportTraceServiceResponse. */
export const encodeResponse = (response: {
  partialSuccess?: { rejectedSpans: string; errorMessage: string };
}): Uint8Array<ArrayBuffer> => encode("Response", response);

/** A google.rpc.Status with words for whoever reads the exporter's log. */
export const encodeFailure = (message: string): Uint8Array<ArrayBuffer> => encode("Failure", { message });
