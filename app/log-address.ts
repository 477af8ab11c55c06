/** What the address of a log can say. */
export interface LogSearch {
  verb?: string;
  before?: string;
}

/** The address of a part of the log at `path`. */
export function logAddress(
  path: string,
  { verb, before }: { verb?: string | null; before?: string | null },
): string {
  const search = new URLSearchParams();
  if (verb) search.set("verb", verb);
  if (before) search.set("before", before);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
