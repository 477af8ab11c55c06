import Link from "next/link";
import type { LabelSchema } from "@/lib/annotations/schema";

/** Which question a page is about; the choice is part of the address. */
export function QuestionLinks({
  schema,
  current,
  addressOf,
}: {
  schema: LabelSchema;
  current: string;
  addressOf: (question: string) => string;
}) {
  return (
    <nav aria-label="Question" className="mb-6 flex flex-wrap gap-x-5 gap-y-1 border-b border-line-2">
      {schema.questions.map(({ id, title }) => (
        <Link
          key={id}
          href={addressOf(id)}
          aria-current={id === current ? "page" : undefined}
          className="border-b-2 border-transparent py-1.5 text-ink-2 aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
