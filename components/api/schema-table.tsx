import { PanelHead } from "../ui/panel-head";
import { Table, Td, Th } from "../ui/table";
import { schemaRows, typeWords, type Schema } from "./schema-rows";

type SchemaTableProps = {
  title: string;
  schema: Schema;
  definitions: Readonly<Record<string, Schema>>;
};

/** The members of what is sent or comes back. */
export function SchemaTable({ title, schema, definitions }: SchemaTableProps) {
  const rows = schemaRows(schema, definitions);
  return (
    <section className="grid gap-1">
      <PanelHead title={title} level={3} note={typeWords(schema, definitions)} />
      {rows.length > 0 ? (
        <Table aria-label={title}>
          <thead>
            <tr>
              <Th>Member</Th>
              <Th>Type</Th>
              <Th>Remarks</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, depth, name, type, required, note }) => (
              <tr key={path}>
                <th scope="row" className="code" style={{ paddingLeft: `${12 + depth * 16}px` }}>
                  {name}
                  {required ? "" : "?"}
                </th>
                <Td className="code text-xs">{type}</Td>
                <Td className="text-ink-2">{note}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </section>
  );
}
