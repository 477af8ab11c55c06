import { sha256 } from "@/lib/trajectories/sha256";
import { groupsOf, signalsOf, type Report, type Signal } from "./report";
import { categoriesOf, type Category, type Layer } from "./schema";

/**
 * A report as OpenTelemetry writes it: one span a trajectory, the report's figures as attributes and every hit as an
 * event, under the names of the published implementation, so that dashboards made for it go on working. What is ours
 * alone is named `assay.…`.
 */

type Value =
  { stringValue: string } | { intValue: string } | { doubleValue: number } | { boolValue: boolean };
export interface Attribute {
  key: string;
  value: Value;
}

export interface OtlpSubject {
  /** The trajectory's id in its source. */
  id: string;
  report: Report;
  /** Version of the project's signal settings; null when none were used. */
  config: number | null;
  /** ISO 8601, up to nanoseconds. */
  start: string;
  end: string | null;
}

/** Marks the span of a report that is worth a look, as the published implementation does. */
export const flagMark = " \u{1F6A9}";

const text = (key: string, value: string): Attribute => ({ key, value: { stringValue: value } });
const integer = (key: string, value: number): Attribute => ({ key, value: { intValue: String(value) } });
const real = (key: string, value: number): Attribute => ({ key, value: { doubleValue: value } });

/** The body of one OTLP/JSON export request (`ExportTraceServiceRequest`); many of them stand one a line. */
export function otlpOf(subject: OtlpSubject) {
  const { id, report } = subject;
  const start = nanoseconds(subject.start);
  const digest = sha256(new TextEncoder().encode(`assay signals ${id}`));
  return {
    resourceSpans: [
      {
        resource: { attributes: [text("service.name", "assay")] },
        scopeSpans: [
          {
            scope: { name: "assay.signals", version: report.engine },
            spans: [
              {
                // A trajectory that was read from a trace is named after it: its span joins that trace.
                traceId: /^[0-9a-f]{32}$/i.test(id) ? id.toLowerCase() : digest.slice(0, 32),
                spanId: digest.slice(32, 48),
                name: `signals${report.flagged ? flagMark : ""}`,
                kind: 1,
                startTimeUnixNano: start,
                endTimeUnixNano: subject.end === null ? start : nanoseconds(subject.end),
                attributes: [
                  text("gen_ai.conversation.id", id),
                  ...reportAttributes(report),
                  text("assay.engine", report.engine),
                  text("assay.profile", report.profile),
                  ...(subject.config === null ? [] : [integer("assay.config", subject.config)]),
                ],
                events: signalsOf(report).map((signal) => ({
                  timeUnixNano: start,
                  name: `signal.${signal.signal_type}`,
                  attributes: eventAttributes(signal),
                })),
                status: {},
              },
            ],
          },
        ],
      },
    ],
  };
}

const layerOf = (category: Category): Layer =>
  (Object.keys(categoriesOf) as Layer[]).find((layer) =>
    (categoriesOf[layer] as readonly Category[]).includes(category),
  )!;

/** Always quality, score, turns and efficiency; count and severity of every category that has a hit. */
export function reportAttributes(report: Report): Attribute[] {
  return [
    text("signals.quality", report.overall_quality),
    real("signals.quality_score", report.quality_score),
    integer("signals.turn_count", report.turn_metrics.user_turns),
    real("signals.efficiency_score", report.turn_metrics.efficiency_score),
    ...groupsOf(report)
      .filter(({ count }) => count > 0)
      .flatMap(({ category, count, severity }) => {
        const name = `signals.${layerOf(category)}.${category}`;
        return [integer(`${name}.count`, count), integer(`${name}.severity`, severity)];
      }),
  ];
}

/** The snippet is left out when it is empty; the metadata, with why the rule fired, is JSON text. */
export const eventAttributes = ({
  signal_type,
  message_index,
  confidence,
  snippet,
  metadata,
}: Signal): Attribute[] => [
  text("signal.type", signal_type),
  integer("signal.message_index", message_index),
  real("signal.confidence", confidence),
  ...(snippet === "" ? [] : [text("signal.snippet", snippet)]),
  text("signal.metadata", JSON.stringify(metadata)),
];

/** Nanoseconds since 1970 as decimal text; "0" (unknown) for what is no time. */
function nanoseconds(iso: string): string {
  const milliseconds = Date.parse(iso);
  if (!Number.isFinite(milliseconds) || milliseconds < 0) return "0";
  const fraction = /\.(\d+)/.exec(iso)?.[1] ?? "";
  const seconds = Math.floor(milliseconds / 1000);
  return seconds === 0 && fraction === "" ? "0" : `${seconds}${fraction.slice(0, 9).padEnd(9, "0")}`;
}
