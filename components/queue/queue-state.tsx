import { CircleDot, Lock } from "lucide-react";
import { Chip } from "../ui/chip";

/** Whether a queue still hands out work. */
export function QueueState({ state }: { state: "open" | "closed" }) {
  return state === "open" ? (
    <Chip tone="good" icon={<CircleDot aria-hidden="true" />}>
      Open
    </Chip>
  ) : (
    <Chip tone="quiet" icon={<Lock aria-hidden="true" />}>
      Closed
    </Chip>
  );
}
