import { describe, expect, it } from "vitest";
import { decodeTraces, encodeFailure, encodeResponse } from "./otlp-protobuf";

/** Protobuf by hand (its documentation, "Encoding"), so that the reader isn't tried with a writer of the same make. */
const varint = (value: bigint): number[] =>
  value < 128n ? [Number(value)] : [Number(value & 127n) | 128, ...varint(value >> 7n)];
const key = (field: number, wire: number): number[] => varint(BigInt(field * 8 + wire));
const bytes = (field: number, value: readonly number[] | string): number[] => {
  const content = typeof value === "string" ? [...Buffer.from(value)] : value;
  return [...key(field, 2), ...varint(BigInt(content.length)), ...content];
};
const int = (field: number, value: bigint): number[] => [...key(field, 0), ...varint(value)];
const fixed64 = (field: number, value: bigint): number[] => {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(value);
  return [...key(field, 1), ...buffer];
};

describe("OTLP as protobuf", () => {
  it("is read as OTLP/JSON: hexadecimal ids, all digits, base64 bytes; what is unknown is passed over", () => {
    const attribute = (name: string, value: number[]) => bytes(9, [...bytes(1, name), ...bytes(2, value)]);
    const span = [
      ...bytes(1, [0x5b, 0x8e, 0xff, 0xf7, 0x98, 3, 0x81, 3, 0xd2, 0x69, 0xb6, 0x33, 0x81, 0x3f, 0xc6, 0x0c]),
      ...bytes(2, [0xee, 0xe1, 0x9b, 0x7e, 0xc3, 0xc1, 0xb1, 0x74]),
      ...bytes(5, "chat"),
      ...int(6, 3n),
      ...fixed64(7, 1_544_712_660_300_000_001n),
      ...attribute("n", int(3, 9_007_199_254_740_993n)),
      ...attribute("empty", bytes(1, "")),
      ...attribute("raw", bytes(7, [1, 2, 255])),
      ...attribute("list", bytes(5, bytes(1, bytes(1, "a")))),
      ...bytes(999, "from a later version"),
    ];
    expect(decodeTraces(Uint8Array.from(bytes(1, bytes(2, bytes(2, span)))))).toEqual({
      resourceSpans: [
        {
          scopeSpans: [
            {
              spans: [
                {
                  traceId: "5b8efff798038103d269b633813fc60c",
                  spanId: "eee19b7ec3c1b174",
                  name: "chat",
                  kind: 3,
                  startTimeUnixNano: "1544712660300000001",
                  attributes: [
                    { key: "n", value: { intValue: "9007199254740993" } },
                    { key: "empty", value: { stringValue: "" } },
                    { key: "raw", value: { bytesValue: "AQL/" } },
                    { key: "list", value: { arrayValue: { values: [{ stringValue: "a" }] } } },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it("may hold nothing, and is known when it is something else", () => {
    expect(decodeTraces(new Uint8Array())).toEqual({});
    expect(decodeTraces(Uint8Array.from([0xff, 0xff, 0xff]))).toBeNull();
    expect(decodeTraces(Uint8Array.from(bytes(1, bytes(2, [0x0a, 0x7f]))))).toBeNull();
  });

  it("answers by the protocol's messages", () => {
    expect([...encodeResponse({})]).toEqual([]);
    const partial = [...int(1, 3n), ...bytes(2, "no")];
    expect([...encodeResponse({ partialSuccess: { rejectedSpans: "3", errorMessage: "no" } })]).toEqual(
      bytes(1, partial),
    );
    expect([...encodeFailure("why")]).toEqual(bytes(2, "why"));
  });
});
