"use client";

import { useRouter } from "next/navigation";
import { Select } from "../ui/field";

interface QueuePickerProps {
  queues: readonly { id: string; name: string; labels: number }[];
  current: string;
  /** The address of a page without its search. */
  address: string;
}

/** Which queue a page is about; the choice is part of the address. */
export function QueuePicker({ queues, current, address }: QueuePickerProps) {
  const router = useRouter();
  return (
    <Select
      aria-label="Queue"
      className="w-[260px] max-narrow:w-[180px]"
      value={current}
      onChange={(event) => router.push(`${address}?queue=${event.target.value}`)}
    >
      {queues.map(({ id, name, labels }) => (
        <option key={id} value={id}>
          {name} ({labels})
        </option>
      ))}
    </Select>
  );
}
