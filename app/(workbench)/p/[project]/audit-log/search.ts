/** What the address of the audit log can say. */
export interface AuditSearch {
  verb?: string;
  before?: string;
}

/** The address of a page of the log. */
export function listAddress(
  project: string,
  { verb, before }: { verb?: string | null; before?: string | null },
): string {
  const search = new URLSearchParams();
  if (verb) search.set("verb", verb);
  if (before) search.set("before", before);
  const text = search.toString();
  return `/p/${project}/audit-log${text ? `?${text}` : ""}`;
}
