"use client";

import { Rows3, Sheet, Tag } from "lucide-react";
import { useState } from "react";
import { QueueDialog, type QueueSettings } from "../queue/queue-dialog";
import { BulkBar } from "../table/bulk-bar";
import { Button } from "../ui/button";
import { formatCount, formatPlural } from "../ui/format";
import { saveText } from "../ui/save-text";
import { useAction } from "../ui/use-action";
import { useKeys } from "../ui/use-keys";
import { poolCsv } from "./pool-csv";
import type { PoolRow } from "./pool-row";
import type { PoolSearch } from "./pool-search";
import { TagDialog } from "./tag-dialog";

/** Chosen rows, or everything that the filter finds. */
export type Chosen = { ids: string[] } | { search: PoolSearch };

export interface SelectionActions {
  openQueue: (chosen: Chosen, settings: QueueSettings) => Promise<void>;
  /** Puts a tag on trajectories, or takes it off; gives how many were changed. */
  tag: (chosen: Chosen, tag: string, on: boolean) => Promise<number>;
  /** Reads all rows that a search finds, for a list of them. */
  readAll: (search: PoolSearch) => Promise<PoolRow[]>;
}

interface PoolSelectionProps {
  selected: ReadonlySet<string>;
  /** The selected rows themselves, also those of other pages. */
  rows: () => PoolRow[];
  count: { n: number; about: boolean };
  search: PoolSearch;
  /** Tags that the project has already. */
  tags: readonly string[];
  onClear: () => void;
  actions: SelectionActions;
}

/** What can be done with the selected rows, or with all that fit. */
export function PoolSelection({ selected, rows, count, search, tags, onClear, actions }: PoolSelectionProps) {
  const [everything, setEverything] = useState(false);
  const [asking, setAsking] = useState<"queue" | "tag" | null>(null);
  const chosen: Chosen = everything ? { search } : { ids: [...selected] };
  const { busy, problem, run } = useAction();
  const saveList = () =>
    void run(async () => {
      const listed = everything ? await actions.readAll(search) : rows();
      saveText("trajectories.csv", "text/csv", poolCsv(listed));
    });
  useKeys({ q: () => setAsking("queue"), t: () => setAsking("tag"), e: saveList });
  const n = everything ? count.n : selected.size;
  const about = everything && count.about;
  const what = everything
    ? `all ${about ? "about " : ""}${formatPlural(n, "trajectory", "trajectories")} that fit the filter`
    : formatPlural(n, "trajectory", "trajectories");
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
        <Button
          variant="primary"
          icon={<Rows3 aria-hidden="true" />}
          kbd="q"
          onClick={() => setAsking("queue")}
        >
          Open a queue
        </Button>
        <Button icon={<Tag aria-hidden="true" />} kbd="t" onClick={() => setAsking("tag")}>
          Tag
        </Button>
        <Button icon={<Sheet aria-hidden="true" />} kbd="e" busy={busy} onClick={saveList}>
          Save list
        </Button>
        {problem ? (
          <span role="alert" className="text-xs text-danger">
            {problem}
          </span>
        ) : null}
      </BulkBar>
      <QueueDialog
        open={asking === "queue"}
        onOpenChange={(open) => setAsking(open ? "queue" : null)}
        what={what}
        onCreate={(settings) => actions.openQueue(chosen, settings)}
      />
      <TagDialog
        open={asking === "tag"}
        onOpenChange={(open) => setAsking(open ? "tag" : null)}
        what={what}
        known={tags}
        onTag={(tag, on) => actions.tag(chosen, tag, on)}
      />
    </>
  );
}
