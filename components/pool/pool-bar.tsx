"use client";

import { Upload } from "lucide-react";
import { useRef } from "react";
import { ColumnMenu } from "../table/column-menu";
import { RowHeight } from "../table/row-height";
import { SearchField } from "../ui/field";
import { LinkButton } from "../ui/link-button";
import { TopBar } from "../ui/top-bar";
import { useKeys } from "../ui/use-keys";

interface PoolBarProps {
  /** How many fit, of how many. */
  note: string;
  columns: readonly { id: string; label: string }[];
  hidden: ReadonlySet<string>;
  onHide: (column: string, hide: boolean) => void;
  /** Where files are imported; null for those who may not. */
  importer: string | null;
  text: string;
  onText: (text: string) => void;
}

/** The head of the table's page: search, columns, row height, the way to the imports. */
export function PoolBar({ note, columns, hidden, onHide, importer, text, onText }: PoolBarProps) {
  const box = useRef<HTMLInputElement>(null);
  useKeys({ "/": () => box.current?.focus() });
  return (
    <TopBar
      title="Trajectories"
      note={note}
      actions={
        <>
          <ColumnMenu columns={columns} hidden={hidden} onChange={onHide} />
          <RowHeight />
          {importer ? (
            <LinkButton href={importer} icon={<Upload aria-hidden="true" />}>
              <span className="max-narrow:sr-only">Import</span>
            </LinkButton>
          ) : null}
        </>
      }
    >
      <SearchField
        ref={box}
        label="Search ids and first words"
        placeholder="Search ids and first words"
        kbd="/"
        className="mr-auto ml-3 w-full max-w-[420px] max-narrow:ml-0"
        value={text}
        maxLength={200}
        onChange={(event) => onText(event.target.value)}
      />
    </TopBar>
  );
}
