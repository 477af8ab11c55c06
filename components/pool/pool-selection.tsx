"use client";

import { Rows3, Share } from "lucide-react";
import { useState } from "react";
import { QueueDialog, type QueueSettings } from "../queue/queue-dialog";
import { BulkBar } from "../table/bulk-bar";
import { Button } from "../ui/button";
import { formatCount, formatPlural } from "../ui/format";
import { useKeys } from "../ui/use-keys";
import type { PoolSearch } from "./pool-search";

/** Chosen rows, or everything that the filter finds. */
export type Chosen = { ids: string[] } | { search: PoolSearch };

export interface SelectionActions {
  openQueue: (chosen: Chosen, settings: QueueSettings) => Promise<void>;
  /** Where exports are made; null where that isn't offered. */
  toExport: ((chosen: Chosen) => void) | null;
}

interface PoolSelectionProps {
  selected: ReadonlySet<string>;
  count: { n: number; about: boolean };
  search: PoolSearch;
  onClear: () => void;
  actions: SelectionActions;
}

/** What can be done with the selected rows, or with all that fit. */
export function PoolSelection({ selected, count, search, onClear, actions }: PoolSelectionProps) {
  const [everything, setEverything] = useState(false);
  const [asking, setAsking] = useState(false);
  const chosen: Chosen = everything ? { search } : { ids: [...selected] };
  const { toExport } = actions;
  const exportChosen = toExport && (() => toExport(chosen));
  useKeys({ q: () => setAsking(true), e: exportChosen ?? undefined });
  const n = everything ? count.n : selected.size;
  const about = everything && count.about;
  return (
    <>
      <BulkBar
        count={n}
        about={about}
        all={
          everything || count.n <= selected.size
            ? undefined
            : {
                count: `${count.about ? "about " : ""}${formatCount(count.n)}`,
                onSelect: () => setEverything(true),
              }
        }
        onClear={onClear}
      >
        <Button variant="primary" icon={<Rows3 aria-hidden="true" />} kbd="q" onClick={() => setAsking(true)}>
          Open a queue
        </Button>
        {exportChosen ? (
          <Button icon={<Share aria-hidden="true" />} kbd="e" onClick={exportChosen}>
            Export
          </Button>
        ) : null}
      </BulkBar>
      <QueueDialog
        open={asking}
        onOpenChange={setAsking}
        what={
          everything
            ? `all ${about ? "about " : ""}${formatPlural(n, "trajectory", "trajectories")} that fit the filter`
            : formatPlural(n, "trajectory", "trajectories")
        }
        onCreate={(settings) => actions.openQueue(chosen, settings)}
      />
    </>
  );
}
