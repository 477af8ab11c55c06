import { preferred, tableWords, type CardFacts, type CardTable } from "./facts";

/** A text as YAML takes it: JSON strings are YAML strings. */
const quoted = (text: string): string => JSON.stringify(text);

/** Size classes of the Hub. */
function sizeClass(rows: number): string {
  const classes: [number, string][] = [
    [1e3, "n<1K"],
    [1e4, "1K<n<10K"],
    [1e5, "10K<n<100K"],
    [1e6, "100K<n<1M"],
    [1e7, "1M<n<10M"],
  ];
  return classes.find(([limit]) => rows < limit)?.[1] ?? "10M<n<100M";
}

/** Names of configurations are words. */
const configName = (name: string): string => name.replaceAll("-", "_");

function head({ manifest, tables }: CardFacts): string[] {
  const labelled = tables.some(({ name }) => name === "labels" || name === "votes");
  const rows = Math.max(0, ...tables.map((table) => preferred(table)?.records ?? 0));
  // A data set viewer takes the first for its own: labels say most, if there are any.
  const shown = tables.filter((table) => (preferred(table)?.records ?? 0) > 0);
  const first = shown.find(({ name }) => name === "labels") ?? shown[0];
  return [
    "---",
    `pretty_name: ${quoted(`${manifest.project.name}: ${tables.map(({ name }) => name).join(", ") || "source records"}`)}`,
    "license: other",
    "license_name: not-stated",
    ...(labelled ? ["annotations_creators:", "- expert-generated"] : []),
    "size_categories:",
    `- ${quoted(sizeClass(rows))}`,
    "tags:",
    "- agent-trajectories",
    ...(labelled ? ["- human-annotation"] : []),
    ...(shown.length > 0 ? ["configs:"] : []),
    ...shown.flatMap((table) => [
      `- config_name: ${configName(table.name)}`,
      ...(table === first ? ["  default: true"] : []),
      "  data_files:",
      "  - split: train",
      `    path: ${quoted(preferred(table)!.name)}`,
    ]),
    "---",
  ];
}

const tableLine = (table: CardTable): string =>
  `| \`${table.name}\` | ${preferred(table)?.records ?? 0} | ${tableWords[table.name] ?? ""} | ${table.files.map(({ name }) => `\`${name}\``).join(", ")} |`;

/** The data card: what a hub shows first, with the configurations that its loader reads. */
export function dataCardText(facts: CardFacts): string {
  const { manifest, schemas, tables, others } = facts;
  const { label_set, request } = manifest;
  const labelled = tables.some(({ name }) => name === "labels" || name === "votes");
  const figures = others.some(({ name }) => name === "agreement.json");
  return `${[
    ...head(facts),
    "",
    `# ${manifest.project.name.replace(/\s+/g, " ")}`,
    "",
    manifest.snapshot === null
      ? "No data matched when this was exported."
      : `Exported from an Assay workbench; the newest change in it is of ${manifest.snapshot}.`,
    ...(label_set
      ? [
          "",
          `Label set: ${label_set.name === null ? "as it was at that moment" : label_set.name.replace(/\s+/g, " ")}, hash \`${label_set.hash}\`.`,
        ]
      : []),
    "",
    "| table | rows | what a row is | files |",
    "|---|---|---|---|",
    ...tables.map(tableLine),
    "",
    "JSON Lines are canonical and unchanged. In CSV a cell that a spreadsheet would run as a formula has an apostrophe in front; the manifest counts them. In Parquet lists and objects whose members differ from row to row are JSON text, and half of a surrogate pair is written as in JSON. `codebook.json` says what each column and each answer means.",
    "",
    "## Splits",
    "",
    "Nothing is split: `train` is only what a loader calls the one part. Items of one study are drawn from one pool, so whoever splits should do it by trajectory, and by ticket or user where there is one.",
    ...(labelled
      ? [
          "",
          "## How labels became votes",
          "",
          `People labelled alone and blind. A majority is more than half of the labels wanted; ties are never broken. A decision of an adjudicator stands above the majority, and what people said stays. Annotators are named by pseudonyms that are the same in every export of this project.`,
          "",
          ...schemas.map(
            ({ id, version, title, questions }) =>
              `- \`${id}\` version ${version}, ${title}: ${questions.map((question) => `${question.title} (${question.choices.map(({ value }) => value).join(", ")})`).join("; ")}`,
          ),
        ]
      : []),
    ...(tables.some(({ name }) => name === "trajectories")
      ? [
          "",
          "## Trajectories",
          "",
          "`messages` in Parquet is a list of chat messages whose leaves are all text. `arguments` is JSON text: parse it before a chat template is filled, for every family but DeepSeek-V3. Rewards are those of the sources. Signals are not rewards and are not in here.",
        ]
      : []),
    ...(figures
      ? [
          "",
          "## Figures, and how to check them",
          "",
          "`agreement.json` holds every agreement statistic with its raters, the rule that chose its items, its n, its declared categories and the exact matrix; `vote-models.json` what Dawid-Skene and MACE were fitted with, whether they settled, what they found out about each annotator and why that may be too little, with what they say of each item in the table `posteriors`; `reports.json` the report of each closed study; `reconciliation.json` the totals that have to add up. All of them are counted from the rows beside them:",
          "",
          "```sh",
          `assay verify .${label_set ? ` --label-set ${label_set.hash}` : ""}`,
          "```",
          "",
          "It needs no server: it checks each file against `manifest.json`, counts every figure again and says line by line what matches.",
        ]
      : []),
    "",
    "## Before this is published",
    "",
    `The project states no licence: set \`license\` above. Trajectories and comments may hold personal data. Asked for: ${JSON.stringify(request)}.`,
  ].join("\n")}\n`;
}
