import clsx from "clsx";
import Link from "next/link";

export interface OperationLink {
  id: string;
  summary: string;
  method: string;
  path: string;
}

type OperationListProps = {
  groups: readonly { title: string; operations: readonly OperationLink[] }[];
  current: string | null;
  hrefOf: (id: string) => string;
};

/** Everything that can be called, by who may. */
export function OperationList({ groups, current, hrefOf }: OperationListProps) {
  return (
    <nav aria-label="Calls" className="grid content-start gap-5">
      {groups.map(({ title, operations }) => (
        <section key={title} className="grid gap-1">
          <h2 className="meta">{title}</h2>
          <ul>
            {operations.map(({ id, summary }) => (
              <li key={id}>
                <Link
                  href={hrefOf(id)}
                  aria-current={id === current ? "page" : undefined}
                  className={clsx(
                    "block rounded-2 px-2 py-1 hover:bg-hover",
                    id === current && "bg-hover font-strong",
                  )}
                >
                  {summary}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
