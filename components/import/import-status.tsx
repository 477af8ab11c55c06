import { Ban, Check, CircleDashed, Clock, TriangleAlert, Upload, X } from "lucide-react";
import { Chip, type ChipTone } from "../ui/chip";
import type { ImportView } from "./imported";

const looks: Record<ImportView["status"], { words: string; tone: ChipTone; icon: typeof Check }> = {
  uploading: { words: "Upload unfinished", tone: "warn", icon: Upload },
  waiting: { words: "Waiting for a worker", tone: "default", icon: Clock },
  running: { words: "Importing", tone: "accent", icon: CircleDashed },
  complete: { words: "Complete", tone: "good", icon: Check },
  partial: { words: "Partial", tone: "warn", icon: TriangleAlert },
  failed: { words: "Failed", tone: "danger", icon: X },
  cancelled: { words: "Cancelled", tone: "quiet", icon: Ban },
};

/** The state of an import, as a word with its sign. */
export function ImportStatus({ status }: Pick<ImportView, "status">) {
  const { words, tone, icon: Icon } = looks[status];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {words}
    </Chip>
  );
}
