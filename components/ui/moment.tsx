"use client";

import { useSyncExternalStore } from "react";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const two = (value: number): string => String(value).padStart(2, "0");

/** "30 Nov 2026, 11:50", read in UTC or in this machine's zone. */
export function momentText(date: Date, zone: "utc" | "local", withClock = true): string {
  const [year, month, day, hour, minute] =
    zone === "utc"
      ? [
          date.getUTCFullYear(),
          date.getUTCMonth(),
          date.getUTCDate(),
          date.getUTCHours(),
          date.getUTCMinutes(),
        ]
      : [date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes()];
  const text = `${day} ${months[month]} ${year}`;
  return withClock ? `${text}, ${two(hour)}:${two(minute)}` : text;
}

const never = () => () => {};

/**
 * A moment in the reader's own zone; its title says it in UTC. The server doesn't know the zone, so its HTML holds the
 * UTC text, which has the same width.
 */
export function Moment({ at, clock = true }: { at: Date | string; clock?: boolean }) {
  const zone = useSyncExternalStore<"utc" | "local">(
    never,
    () => "local",
    () => "utc",
  );
  const date = new Date(at);
  return (
    <time
      dateTime={date.toISOString()}
      title={`${momentText(date, "utc")} UTC`}
      className="whitespace-nowrap"
    >
      {momentText(date, zone, clock)}
    </time>
  );
}
