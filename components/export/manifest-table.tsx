import { pageNames } from "@/lib/exports/card/facts";
import type { Manifest } from "@/lib/exports/manifest";
import { VisibleText } from "../trajectory/source-text";
import { formatBytes, formatCount, formatPlural } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";

/** The files of an export, folded: counts and hashes for whoever wants to check, and each file by itself. */
export function ManifestTable({ address, manifest }: { address: string; manifest: Manifest }) {
  return (
    <details className="mt-2">
      <summary className="link text-xs">{formatPlural(manifest.files.length, "file")} with hashes</summary>
      <Table className="mt-2 min-w-[760px]">
        <thead>
          <tr>
            <Th>File</Th>
            <Th num>Records</Th>
            <Th num>Size</Th>
            <Th num>Cells made harmless</Th>
            <Th className="pl-6!">SHA-256</Th>
          </tr>
        </thead>
        <tbody>
          {manifest.files.map((file) => (
            <tr key={file.name}>
              <RowHead>
                {pageNames.includes(file.name) ? (
                  <span className="code">{file.name}</span>
                ) : (
                  <a
                    href={`${address}?file=${encodeURIComponent(file.name)}`}
                    download
                    className="link code whitespace-normal!"
                  >
                    <VisibleText>{file.name}</VisibleText>
                  </a>
                )}
              </RowHead>
              <Td num>{formatCount(file.records)}</Td>
              <Td num>{formatBytes(file.bytes)}</Td>
              <Td num className={file.neutralised_cells === 0 ? "text-ink-3" : undefined}>
                {formatCount(file.neutralised_cells)}
              </Td>
              <Td className="code pl-6! text-ink-2 wrap-anywhere">{file.sha256}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
