import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";

export interface Served {
  /** Without a slash at the end. */
  address: string;
  close: () => Promise<void>;
}

/** Serves a door on the loopback, so that real clients can try it. */
export async function serve(door: (request: Request) => Promise<Response>): Promise<Served> {
  const server = createServer((incoming, outgoing) => {
    const body = incoming.method === "GET" ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>);
    const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
    const request = new Request(new URL(incoming.url!, "http://127.0.0.1"), {
      method: incoming.method!,
      headers: Object.fromEntries(headers) as Record<string, string>,
      body,
      duplex: "half",
    } as RequestInit);
    door(request)
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(Buffer.from(await response.arrayBuffer()));
      })
      .catch((error: unknown) => {
        outgoing.writeHead(500).end(String(error));
      });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
