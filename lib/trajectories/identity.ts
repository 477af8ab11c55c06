/**
 * Whether a record that arrives is already there. The same id with the same content is the same trajectory, wherever it
 * came from; the same id with other content under the same source name is a new version of it.
 */

/** What decides: ids are unique within a source name, content is compared by hash. */
export interface Identity {
  external_id: string;
  content_hash: string;
}

/** A stored version. `source_name` is where its id is unique. */
export interface KnownVersion extends Identity {
  id: string;
  source_name: string;
  version: number;
  import_id: string;
}

export type Settled =
  | { kind: "existing" }
  /** `replaces` is the id of the version that is no longer the latest; `conflict`: both came in one import. */
  | { kind: "store"; id: string; version: number; replaces: string | null; conflict: boolean };

/**
 * Settles records in their order, each knowing those before it.
 *
 * @param known every stored version with one of the records' external ids
 * @param newId gives the id of a version to store
 */
export function settleIdentities(
  records: readonly Identity[],
  known: readonly KnownVersion[],
  { source_name, import_id, newId }: { source_name: string; import_id: string; newId: () => string },
): Settled[] {
  const contents = new Set(known.map(contentKey));
  const latest = new Map<string, KnownVersion>();
  const remember = (version: KnownVersion) => {
    contents.add(contentKey(version));
    if (version.source_name !== source_name) return;
    if ((latest.get(version.external_id)?.version ?? 0) < version.version)
      latest.set(version.external_id, version);
  };
  known.forEach(remember);
  return records.map((record) => {
    if (contents.has(contentKey(record))) return { kind: "existing" };
    const before = latest.get(record.external_id);
    const id = newId();
    const version = (before?.version ?? 0) + 1;
    remember({ ...record, id, version, source_name, import_id });
    const conflict = before?.import_id === import_id;
    return { kind: "store", id, version, replaces: before?.id ?? null, conflict };
  });
}

const contentKey = ({ external_id, content_hash }: Identity): string => `${content_hash} ${external_id}`;
