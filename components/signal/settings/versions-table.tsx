"use client";

import { Download, RotateCcw } from "lucide-react";
import type { SignalConfig } from "@/lib/signals/config";
import { VisibleText } from "../../trajectory/source-text";
import { Button } from "../../ui/button";
import { formatPlural } from "../../ui/format";
import { Moment } from "../../ui/moment";
import { saveText } from "../../ui/save-text";
import { RowHead, Table, Td, Th } from "../../ui/table";

export interface ConfigVersion {
  version: number;
  config: SignalConfig;
  note: string;
  created_by_name: string;
  created_at: Date | string;
}

/** What settings change, in a line. */
function configWords({ added, removed, rules_off }: SignalConfig): string {
  const parts = [
    added.length > 0 ? `${formatPlural(added.length, "phrase")} added` : null,
    removed.length > 0 ? `${formatPlural(removed.length, "phrase")} not counting` : null,
    rules_off.length > 0 ? `${formatPlural(rules_off.length, "rule")} off` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(", ") : "no phrases";
}

type VersionsTableProps = {
  versions: readonly ConfigVersion[];
  onLoad: (version: ConfigVersion) => void;
};

/** Every version of the settings that was ever saved; none is ever changed. */
export function VersionsTable({ versions, onLoad }: VersionsTableProps) {
  return (
    <Table aria-label="Versions of the settings">
      <thead>
        <tr>
          <Th num className="w-[72px]">
            Version
          </Th>
          <Th>Changes</Th>
          <Th>Note</Th>
          <Th>Saved</Th>
          <Th className="w-[240px]">
            <span className="sr-only">What can be done</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {versions.map((one) => (
          <tr key={one.version}>
            <RowHead className="tnum text-right">{one.version}</RowHead>
            <Td>{configWords(one.config)}</Td>
            <Td className="wrap-anywhere">
              <VisibleText>{one.note}</VisibleText>
            </Td>
            <Td>
              <Moment at={one.created_at} /> <span className="meta">{one.created_by_name}</span>
            </Td>
            <Td>
              <span className="flex justify-end gap-2">
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<RotateCcw className="size-3.5" aria-hidden="true" />}
                  aria-label={`Put version ${one.version} into the form`}
                  onClick={() => onLoad(one)}
                >
                  Into the form
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<Download className="size-3.5" aria-hidden="true" />}
                  aria-label={`Download version ${one.version}`}
                  onClick={() =>
                    saveText(
                      `signal-settings-${one.version}.json`,
                      "application/json",
                      `${JSON.stringify(one.config, null, 2)}\n`,
                    )
                  }
                >
                  Download
                </Button>
              </span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
