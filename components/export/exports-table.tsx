import { Download } from "lucide-react";
import type { Manifest } from "@/lib/exports/manifest";
import type { ExportRequest } from "@/lib/exports/request";
import { formatBytes, formatPlural } from "../ui/format";
import { Moment } from "../ui/moment";
import type { ExportChoices } from "./export-form";
import { filterWords, formatNames, kindWords } from "./export-words";
import { ManifestTable } from "./manifest-table";

export interface ListedExport {
  id: string;
  request: ExportRequest;
  manifest: Manifest | null;
  created_at: Date;
  created_by: string | null;
}

type ExportsTableProps = { project: string; exports: readonly ListedExport[]; choices: ExportChoices };

/** Every export with its manifest. Downloaded again it gives the same bytes, as long as the data is the same. */
export function ExportsTable({ project, exports, choices }: ExportsTableProps) {
  return (
    <ul className="border-b border-edge">
      {exports.map(({ id, request, manifest, created_at, created_by }) => {
        const address = `/api/v1/p/${project}/exports/${id}`;
        const what = request.what.map((kind) => kindWords[kind].name).join(", ");
        const size = manifest?.files.reduce((sum, file) => sum + file.bytes, 0) ?? 0;
        return (
          <li key={id} className="border-t border-line py-3 first:border-edge">
            <div className="flex items-center gap-4 max-narrow:flex-wrap">
              <div className="min-w-0 flex-1">
                <h3 className="text-sm">{what}</h3>
                <p className="meta">
                  {filterWords(request, choices) ?? "the whole project"};{" "}
                  {request.formats.map((format) => formatNames[format]).join(", ")}
                </p>
              </div>
              <p className="meta tnum text-right">
                <Moment at={created_at} />, {created_by ?? "the command line"}
                <br />
                {manifest ? (
                  <>
                    {formatPlural(manifest.files.length, "file")}, {formatBytes(size)} unpacked;{" "}
                    {manifest.snapshot ? (
                      <>
                        newest change <Moment at={manifest.snapshot} />
                      </>
                    ) : (
                      "nothing matched"
                    )}
                  </>
                ) : (
                  "not downloaded to its end yet"
                )}
              </p>
              <a
                href={address}
                download
                className="btn"
                aria-label={`Download again: ${what}`}
                data-size="sm"
              >
                <Download aria-hidden="true" />
                Download
              </a>
            </div>
            {manifest ? <ManifestTable address={address} manifest={manifest} /> : null}
          </li>
        );
      })}
    </ul>
  );
}
