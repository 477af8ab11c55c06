import { X } from "lucide-react";
import { formatBytes } from "../ui/format";
import { IconButton } from "../ui/icon-button";
import { Note } from "../ui/note";
import { Progress } from "../ui/progress";
import { VisibleText } from "../trajectory/source-text";
import { paceText, type Mark } from "./pace";

/** A file on its way from this tab. */
export interface Upload {
  key: string;
  project: string;
  import_id: string | null;
  file_name: string;
  bytes: number;
  state: "sending" | "failed";
  first: Mark;
  last: Mark;
  /** Why nothing moves, or why it failed. */
  words: string | null;
}

type UploadListProps = { uploads: readonly Upload[]; cancel: (upload: Upload) => void };

/** The files that this tab is sending. */
export function UploadList({ uploads, cancel }: UploadListProps) {
  return (
    <ul className="grid gap-3" aria-label="Uploads">
      {uploads.map((upload) => (
        <li key={upload.key} className="grid gap-1.5 rounded-2 border border-line bg-paper px-3 py-2">
          <div className="flex items-center gap-3">
            <span className="min-w-0 truncate font-medium">
              <VisibleText>{upload.file_name}</VisibleText>
            </span>
            <span className="meta tnum ml-auto whitespace-nowrap">
              {formatBytes(upload.last.done)} of {formatBytes(upload.bytes)}
              {upload.state === "sending" ? ` · ${paceText(upload.bytes, upload.first, upload.last)}` : null}
            </span>
            <IconButton
              label={upload.state === "sending" ? "Cancel the upload" : "Dismiss"}
              size="sm"
              icon={<X className="size-3.5" aria-hidden="true" />}
              onClick={() => cancel(upload)}
            />
          </div>
          <Progress label={`Sent of ${upload.file_name}`} value={upload.last.done} max={upload.bytes} />
          {upload.words ? (
            <Note tone={upload.state === "failed" ? "danger" : "warn"} live>
              {upload.words}
            </Note>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
