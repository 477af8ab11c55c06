import { Download } from "lucide-react";

const forms = [
  { query: "", label: "Reports", title: "Every report in force, one JSON object a line" },
  { query: "?as=otlp", label: "OpenTelemetry", title: "The same as OTLP/JSON requests, one a line" },
];

/** The reports as files, as the command line prints them. */
export function ReportDownloads({ project }: { project: string }) {
  return forms.map(({ query, label, title }) => (
    <a
      key={label}
      className="btn"
      data-variant="ghost"
      data-size="md"
      href={`/api/v1/p/${encodeURIComponent(project)}/signals${query}`}
      title={title}
      download
    >
      <Download aria-hidden="true" />
      {label}
    </a>
  ));
}
