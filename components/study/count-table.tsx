import { RowHead, Table, Td, Th } from "../ui/table";
import { samplerTitle } from "./sampler-title";
import type { Counted, SamplePreview } from "./preview-facts";

interface CountTableProps {
  label: string;
  head: string;
  samplers: readonly SamplePreview[];
  of: (one: SamplePreview) => readonly Counted[];
  title: (value: string) => string;
  most?: number;
}

/** Counts of a column's values, one column a sampler. */
export function CountTable({ label, head, samplers, of, title, most = 50 }: CountTableProps) {
  const totals = new Map<string, number>();
  for (const one of samplers)
    for (const { value, n } of of(one)) totals.set(value, (totals.get(value) ?? 0) + n);
  const values = [...totals].sort((a, b) => b[1] - a[1]).map(([value]) => value);
  return (
    <>
      <Table aria-label={label}>
        <thead>
          <tr>
            <Th>{head}</Th>
            {samplers.map(({ sampler }) => (
              <Th key={sampler} num>
                {samplerTitle(sampler)}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {values.slice(0, most).map((value) => (
            <tr key={value}>
              <RowHead>{title(value)}</RowHead>
              {samplers.map((one) => (
                <Td key={one.sampler} num>
                  {of(one).find((count) => count.value === value)?.n ?? 0}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {values.length > most ? <p className="meta mt-2">and {values.length - most} more</p> : null}
    </>
  );
}
