import { spawnSync } from "node:child_process";

/** Three hosts on one machine: network namespaces, joined by virtual cables. Each worker host has a net of its own. */
export interface Hosts {
  database: string;
  workers: [string, string];
  /** Address of the database host as each worker host sees it. */
  databaseFrom: [string, string];
  remove(): void;
}

function ip(...args: string[]): void {
  const { status, error, stderr } = spawnSync("ip", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`ip ${args.join(" ")}: ${error?.message ?? stderr.trim()}`);
}

/** Makes the hosts. Throws where namespaces are not allowed; nothing is left then. */
export function makeHosts(): Hosts {
  const name = (host: string) => `assay-${process.pid}-${host}`;
  const database = name("db");
  const workers: [string, string] = [name("w1"), name("w2")];
  const made: string[] = [];
  const remove = () => {
    for (const space of made.splice(0)) spawnSync("ip", ["netns", "del", space]);
  };
  try {
    for (const space of [database, ...workers]) {
      ip("netns", "add", space);
      made.push(space);
      ip("-n", space, "link", "set", "lo", "up");
    }
    workers.forEach((worker, i) => {
      const net = `10.77.${i + 1}`;
      ip(
        "-n",
        database,
        "link",
        "add",
        `to-w${i + 1}`,
        "type",
        "veth",
        "peer",
        "name",
        "to-db",
        "netns",
        worker,
      );
      for (const [space, device, host] of [
        [database, `to-w${i + 1}`, 1],
        [worker, "to-db", 2],
      ] as const) {
        ip("-n", space, "addr", "add", `${net}.${host}/24`, "dev", device);
        ip("-n", space, "link", "set", device, "up");
      }
    });
  } catch (error) {
    remove();
    throw error;
  }
  return { database, workers, databaseFrom: ["10.77.1.1", "10.77.2.1"], remove };
}

/** Why hosts can't be made here; null when they can. */
export function whyNoHosts(): string | null {
  try {
    makeHosts().remove();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
