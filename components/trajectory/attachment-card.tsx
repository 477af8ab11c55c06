"use client";

import { Download, Paperclip } from "lucide-react";
import type { Attachment } from "@/lib/trajectories/schema";
import { formatBytes } from "../ui/format";
import { useAttachmentHref } from "./attachment-door";
import { VisibleText } from "./source-text";

/** What is known of a type, in a word; the type itself stands beside it. */
const kinds: readonly [start: string, word: string][] = [
  ["image/", "Image"],
  ["audio/", "Audio"],
  ["video/", "Video"],
  ["text/", "Text"],
];

/**
 * An attachment by name, type and size. It is never shown and never loaded: its address may be a stranger's, and what
 * it holds is whatever somebody sent. Who may have its bytes can save them.
 */
export function AttachmentCard({ attachment }: { attachment: Attachment }) {
  const href = useAttachmentHref(attachment);
  const { name, alt, media_type, bytes, origin } = attachment;
  const kind = kinds.find(([start]) => media_type.startsWith(start))?.[1] ?? "File";
  return (
    <p className="inline-flex max-w-full items-center gap-2 rounded-2 border border-line-2 bg-sunken px-3 py-1.5">
      <Paperclip className="size-3.5 flex-none text-ink-3" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        <VisibleText>{name ?? alt ?? kind}</VisibleText>
      </span>
      <span className="meta whitespace-nowrap">
        <VisibleText>{media_type}</VisibleText>
        {bytes > 0 ? ` · ${formatBytes(bytes)}` : null}
        {origin === "url" ? " · a link, not followed" : null}
      </span>
      {href === null ? null : (
        <a href={href} download className="link inline-flex items-center gap-1 whitespace-nowrap">
          <Download className="size-3.5" aria-hidden="true" />
          Save
          <span className="sr-only"> {name ?? kind}</span>
        </a>
      )}
    </p>
  );
}
