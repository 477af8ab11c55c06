"use client";

import { useSyncExternalStore } from "react";
import { call, CallError, send } from "@/app/call";
import { sendFile, type UploadDoor } from "@/components/import/send-file";
import type { Upload } from "@/components/import/upload-list";

/**
 * The uploads of this tab. Kept outside of the page, so that going to another page and coming back doesn't end them;
 * only leaving the workbench does, and then the browser asks.
 */
let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();
const stops = new Map<string, AbortController>();

function set(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}
const change = (key: string, part: Partial<Upload>) =>
  set(uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const none: readonly Upload[] = [];

export const useUploads = (project: string): readonly Upload[] =>
  useSyncExternalStore(
    subscribe,
    () => uploads,
    () => none,
  ).filter((upload) => upload.project === project);

const active = ({ state }: Upload) => state === "sending";

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (uploads.some(active)) event.preventDefault();
}

/** Failures after which the same chunk is simply sent again. */
function passing(error: unknown): string | null {
  if (!(error instanceof CallError)) return null;
  if (error.status === 0) return "No connection. The upload goes on by itself.";
  if (error.status === 401) return "Your session has ended. Sign in in another tab; the upload goes on then.";
  return error.status === 429 || error.status >= 500
    ? `${error.message} The upload goes on by itself.`
    : null;
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      removeEventListener("online", wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    addEventListener("online", wake);
  });

export interface ToUpload {
  file: File;
  source_name: string | null;
  format: string;
  encoding: string;
}

interface Made {
  import_id: string;
  upload_id: string;
}

/** Sends a file and starts its import. `resume` is an unfinished upload of the same file. */
export async function startUpload(
  project: string,
  { file, ...choices }: ToUpload,
  resume?: Made,
): Promise<void> {
  const key = crypto.randomUUID();
  const stop = new AbortController();
  stops.set(key, stop);
  addEventListener("beforeunload", askBeforeLeaving);
  const begun = { done: 0, at: performance.now() };
  set([
    ...uploads,
    {
      key,
      project,
      import_id: resume?.import_id ?? null,
      file_name: file.name,
      bytes: file.size,
      state: "sending",
      first: begun,
      last: begun,
      words: null,
    },
  ]);
  try {
    const made = resume ?? (await call<Made>(project, "start-import", { file_name: file.name, ...choices }));
    change(key, { import_id: made.import_id });
    const closing = await sendFile(file, doorOf(project, made, stop.signal), {
      onSent: (done) => change(key, { last: { done, at: performance.now() } }),
      onWaiting: (words) => change(key, { words }),
      signal: stop.signal,
      pause,
    });
    await call(project, "finish-upload", { import_id: made.import_id, ...closing });
    set(uploads.filter((upload) => upload.key !== key));
  } catch (error) {
    if (stop.signal.aborted) set(uploads.filter((upload) => upload.key !== key));
    else change(key, { state: "failed", words: error instanceof Error ? error.message : String(error) });
  } finally {
    stops.delete(key);
    if (!uploads.some(active)) removeEventListener("beforeunload", askBeforeLeaving);
  }
}

const doorOf = (project: string, { import_id, upload_id }: Made, signal: AbortSignal): UploadDoor => ({
  async put(n, bytes) {
    await send(project, `uploads/${upload_id}/${n}`, bytes, signal);
  },
  async next() {
    const { next_chunk } = await call<{ next_chunk: number }>(
      project,
      "import-status",
      { import_id },
      signal,
    );
    return next_chunk;
  },
  passing,
});

/** Stops an upload of this tab and drops what had arrived. */
export async function cancelUpload(upload: Upload): Promise<void> {
  stops.get(upload.key)?.abort();
  set(uploads.filter(({ key }) => key !== upload.key));
  if (upload.import_id) await call(upload.project, "cancel-import", { import_id: upload.import_id });
}
