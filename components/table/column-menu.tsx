"use client";

import { Columns3 } from "lucide-react";
import { Button } from "../ui/button";
import { Menu, MenuCheck, MenuLabel } from "../ui/menu";

interface ColumnMenuProps {
  columns: readonly { id: string; label: string }[];
  hidden: ReadonlySet<string>;
  onChange: (column: string, hide: boolean) => void;
}

/** Which columns show; the choice is kept in this browser. */
export function ColumnMenu({ columns, hidden, onChange }: ColumnMenuProps) {
  return (
    <Menu
      trigger={
        <Button icon={<Columns3 aria-hidden="true" />}>
          <span className="max-narrow:sr-only">Columns</span>
        </Button>
      }
    >
      <MenuLabel>Shown columns</MenuLabel>
      {columns.map(({ id, label }) => (
        <MenuCheck key={id} checked={!hidden.has(id)} onChange={(show) => onChange(id, !show)}>
          {label}
        </MenuCheck>
      ))}
    </Menu>
  );
}
