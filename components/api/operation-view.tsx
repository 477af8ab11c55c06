import { PanelHead } from "../ui/panel-head";
import { Table, Td, Th } from "../ui/table";
import { SchemaTable } from "./schema-table";
import type { Schema } from "./schema-rows";

export interface OperationFacts {
  summary: string;
  description: string;
  /** E.g. "POST" with its address. */
  calls: readonly { method: string; path: string }[];
  parameters: readonly { name: string; in: string; required: boolean; description: string | null }[];
  input: Schema | null;
  output: Schema | null;
  answers: readonly { status: string; description: string }[];
  example: string;
}

type OperationViewProps = {
  operation: OperationFacts;
  definitions: Readonly<Record<string, Schema>>;
};

/** One call: where, by whom, with what, and what comes back. */
export function OperationView({ operation, definitions }: OperationViewProps) {
  const { summary, description, calls, parameters, input, output, answers, example } = operation;
  return (
    <article className="grid min-w-0 content-start gap-6" aria-labelledby="operation">
      <header className="grid gap-2">
        <h2 id="operation" className="text-lg">
          {summary}
        </h2>
        <p className="leading-note text-pretty text-ink-2">{description.replaceAll("`", "")}</p>
        {calls.map(({ method, path }) => (
          <p key={method} className="code wrap-anywhere">
            <strong>{method}</strong> {path}
          </p>
        ))}
      </header>
      {parameters.length > 0 ? (
        <section className="grid gap-1">
          <PanelHead title="In the address" level={3} />
          <Table aria-label="Parameters">
            <thead>
              <tr>
                <Th>Name</Th>
                <Th>Where</Th>
                <Th>What</Th>
              </tr>
            </thead>
            <tbody>
              {parameters.map((one) => (
                <tr key={one.name}>
                  <th scope="row" className="code">
                    {one.name}
                    {one.required ? "" : "?"}
                  </th>
                  <Td>{one.in}</Td>
                  <Td>{one.description?.replaceAll("`", "") ?? ""}</Td>
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      ) : null}
      {input ? <SchemaTable title="Input" schema={input} definitions={definitions} /> : null}
      {output ? <SchemaTable title="Result" schema={output} definitions={definitions} /> : null}
      <section className="grid gap-1">
        <PanelHead title="Example" level={3} />
        <pre
          className="code overflow-x-auto rounded-2 border border-line-2 bg-sunken p-3 text-xs leading-note"
          tabIndex={0}
          role="region"
          aria-label="Example"
        >
          {example}
        </pre>
      </section>
      <section className="grid gap-1">
        <PanelHead title="Answers" level={3} />
        <Table aria-label="Answers">
          <thead>
            <tr>
              <Th>Status</Th>
              <Th>When</Th>
            </tr>
          </thead>
          <tbody>
            {answers.map((answer) => (
              <tr key={answer.status}>
                <th scope="row" className="tnum">
                  {answer.status}
                </th>
                <Td>{answer.description.replaceAll("`", "")}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
    </article>
  );
}
