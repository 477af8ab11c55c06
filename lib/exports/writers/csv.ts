import { valueAt } from "../column";
import type { LineWriter } from "../writer";

/** What a spreadsheet may take for a formula or a command (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]|^ | $/;

const quoted = (text: string): string => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function plain(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/**
 * Comma-separated values after RFC 4180: CRLF, a head line, UTF-8 without a mark. Lists and objects are JSON in one
 * cell. A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers are left alone.
 */
export const csv: LineWriter = {
  id: "csv",
  extension: "csv",
  media_type: "text/csv; charset=utf-8",
  sheet(columns) {
    const paths = columns.map((column) => column.split("."));
    return {
      head: `${columns.map(quoted).join(",")}\r\n`,
      line(record) {
        let neutralised = 0;
        const cells = paths.map((path) => {
          const value = valueAt(record, path);
          const text = plain(value);
          if (typeof value === "number" || !formula.test(text)) return quoted(text);
          neutralised++;
          return quoted(`'${text}`);
        });
        return { text: `${cells.join(",")}\r\n`, neutralised };
      },
    };
  },
};
