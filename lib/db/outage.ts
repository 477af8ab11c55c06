import { sqlState } from "./client";

/** SQLSTATEs (connection, shutdown, start-up, too many connections) and Prisma's own codes. */
const codes = /^(08|57P0|53300|P1001|P1002|P1008|P1017|P2024|P2028|E(CONN|PIPE|TIMEDOUT|HOSTUNREACH))/;

/** What the drivers say, without any code, of a connection that broke or couldn't be had. */
const words =
  /ECONN|EPIPE|can't reach database|connection terminated|connection error|connection timeout|server closed the connection|trying to connect/i;

/** Whether the database is away, or was when it was asked: the same may work a moment later. */
export const isOutage = (error: unknown): boolean =>
  codes.test(sqlState(error) ?? "") || words.test(String(error));
