import type { Blob, BlobShelf } from "./attachments";
import type { Sha256 } from "./sha256";

/** Collects the data of the records at hand, each once. */
export class BlobBasket implements BlobShelf {
  private readonly blobs = new Map<string, Blob>();

  constructor(readonly sha256: Sha256) {}

  readonly keep = (bytes: Uint8Array, media_type: string): string => {
    const hash = this.sha256(bytes);
    if (!this.blobs.has(hash)) this.blobs.set(hash, { sha256: hash, media_type, bytes });
    return hash;
  };

  /** What was collected since the last time. */
  take(): Blob[] {
    const all = [...this.blobs.values()];
    this.blobs.clear();
    return all;
  }
}
