import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

/** What its columns are called and what is in its one row. */
type Row = Record<string, string>;

const text = (value: string) => Buffer.from(`${value}\0`);
const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const message = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
};

const ready = message("Z", Buffer.from("I"));
const hello = Buffer.concat([
  message("R", int32(0)),
  message("S", text("client_encoding"), text("UTF8")),
  ready,
]);

/** A result of one row of texts, in PostgreSQL's protocol 3.0. */
function answer(row: Row): Buffer {
  const fields = Object.keys(row).map((name) =>
    Buffer.concat([text(name), int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)]),
  );
  const values = Object.values(row).map((value) =>
    Buffer.concat([int32(Buffer.byteLength(value)), Buffer.from(value)]),
  );
  return Buffer.concat([
    message("T", int16(fields.length), ...fields),
    message("D", int16(values.length), ...values),
    message("C", text("SELECT 1")),
    ready,
  ]);
}

/**
 * A server that lets everybody in and answers every question with the same row: enough of PostgreSQL to ask it for its
 * version. What was asked is kept, so that a test sees that nothing else was tried on it.
 */
export async function serveOneRow(row: Row) {
  const asked: string[] = [];
  const talk = (socket: Socket) => {
    let rest = Buffer.alloc(0);
    let greeted = false;
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      for (;;) {
        const head = greeted ? 1 : 0;
        if (rest.length < head + 4) return;
        const end = head + rest.readInt32BE(head);
        if (rest.length < end) return;
        if (!greeted) socket.write(hello);
        else if (rest[0] === 0x51) {
          asked.push(rest.toString("utf8", 5, end - 1));
          socket.write(answer(row));
        } else if (rest[0] === 0x58) socket.end();
        greeted = true;
        rest = rest.subarray(end);
      }
    });
  };
  const server = createServer(talk).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://postgres:any@127.0.0.1:${port}/assay`,
    asked,
    close: () => server.close(),
  };
}
