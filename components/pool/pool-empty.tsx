import { SearchX, Upload } from "lucide-react";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { LinkButton } from "../ui/link-button";

/** No rows: nothing fits the filters, or nothing is there yet. */
export function PoolEmpty({
  filtered,
  clear,
  importer,
}: {
  filtered: boolean;
  clear: () => void;
  importer: string | null;
}) {
  if (filtered)
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title="No trajectory fits these filters"
        actions={<Button onClick={clear}>Clear all filters</Button>}
      >
        Take one of them off, or widen it.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Upload aria-hidden="true" />}
      title="No trajectories yet"
      actions={
        importer ? (
          <LinkButton href={importer} variant="primary">
            Import trajectories
          </LinkButton>
        ) : null
      }
    >
      Drop files of agent runs on the Imports page: chats with tool calls, traces, benchmark results, in JSON,
      JSONL or CSV. Each run is read, stored with its source, and looked through for signals.
    </EmptyState>
  );
}
