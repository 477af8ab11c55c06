"use client";

import { createContext, useContext } from "react";
import type { Attachment } from "@/lib/trajectories/schema";

/** Where the bytes of attachments can be saved from: their address by hash. Null where a person may not have them. */
export const AttachmentDoor = createContext<((sha256: string) => string) | null>(null);

/** The address of an attachment's bytes; null for what is only named, and where there is no door. */
export function useAttachmentHref({ origin, sha256 }: Attachment): string | null {
  const door = useContext(AttachmentDoor);
  return origin === "data_uri" && door ? door(sha256) : null;
}
