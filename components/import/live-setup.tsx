import { TextLink } from "../ui/link-button";

type LiveSetupProps = {
  /** Where this workbench is reached, without a slash at the end. */
  origin: string;
  /** Null for people who can't make tokens. */
  tokensHref: string | null;
};

/** The settings that make a collector or an SDK send its traces here. */
export function LiveSetup({ origin, tokensHref }: LiveSetupProps) {
  const address = `${origin}/api/v1/otlp/v1/traces`;
  const sdk = [
    `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT=${address}`,
    "OTEL_EXPORTER_OTLP_PROTOCOL=http/protobuf   # or http/json",
    "OTEL_EXPORTER_OTLP_HEADERS=Authorization=Bearer%20<token>",
  ].join("\n");
  const collector = [
    "exporters:",
    "  otlphttp/assay:",
    `    traces_endpoint: ${address}`,
    "    headers:",
    '      Authorization: "Bearer ${env:ASSAY_TOKEN}"',
    "service:",
    "  pipelines:",
    "    traces:",
    "      exporters: [otlphttp/assay]",
  ].join("\n");
  return (
    <div className="grid gap-3">
      <p className="max-w-[70ch] leading-note text-pretty text-ink-2">
        {tokensHref ? (
          <>
            <TextLink href={tokensHref}>Make a token</TextLink> that may send spans; it names this project.
          </>
        ) : (
          "A lead of this project makes a token that may send spans."
        )}{" "}
        Then point an OpenTelemetry SDK or a collector here. Read are the GenAI conventions (the older ones
        too), OpenInference, and the attributes of plano and other gateways. Spans may come late, twice and in
        any order.
      </p>
      <div className="grid grid-cols-2 gap-4 max-narrow:grid-cols-[minmax(0,1fr)]">
        <Setting title="Environment of an SDK" text={sdk} />
        <Setting title="OpenTelemetry Collector" text={collector} />
      </div>
    </div>
  );
}

function Setting({ title, text }: { title: string; text: string }) {
  return (
    <figure className="grid min-w-0 content-start gap-1">
      <figcaption className="font-strong">{title}</figcaption>
      <pre
        className="code overflow-x-auto rounded-2 border border-line-2 bg-sunken p-3 text-xs leading-note"
        tabIndex={0}
        role="region"
        aria-label={title}
      >
        {text}
      </pre>
    </figure>
  );
}
