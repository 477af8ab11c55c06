import { PanelHead } from "../ui/panel-head";
import type { FormatView } from "./imported";

/** Every format that can be imported, and how people come by such a file. */
export function FormatShelf({ formats }: { formats: readonly FormatView[] }) {
  return (
    <section className="grid gap-2" aria-labelledby="formats">
      <PanelHead
        id="formats"
        title="Formats"
        note="recognised by what is in the file; gzip and zstd are unpacked; docs/formats in the repository tells more of each"
      />
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(320px,1fr))] gap-x-8 gap-y-3">
        {formats.map(({ id, title, how_to }) => (
          <div key={id}>
            <dt className="font-medium">
              {title} <span className="code text-ink-3">{id}</span>
            </dt>
            <dd className="leading-note text-pretty text-ink-2">{how_to}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
