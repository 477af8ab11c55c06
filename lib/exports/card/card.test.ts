import { describe, expect, it } from "vitest";
import { trajectoryReview } from "@/lib/annotations/presets/trajectory-review";
import type { ManifestFile } from "../manifest";
import { ExportRequest } from "../request";
import { columnsOf, tableNames, type TableName } from "../tables";
import { writers } from "../writers";
import { codebookText } from "./codebook";
import { croissantText } from "./croissant";
import { dataCardText } from "./data-card";
import { tableWords, type CardFacts } from "./facts";

const file = (name: string, records = 7): ManifestFile => ({
  name,
  media_type: "text/plain; charset=utf-8",
  records,
  bytes: 10,
  sha256: "ab".repeat(32),
  neutralised_cells: 0,
});

const table = (name: TableName, extensions: string[], records = 7) => ({
  name,
  columns: columnsOf(name, [trajectoryReview], writers.parquet),
  files: extensions.map((extension) => file(`${name}.${extension}`, records)),
});

const facts: CardFacts = {
  manifest: {
    schema: "assay-export/1",
    project: { slug: "lab", name: 'A "lab": with #signs' },
    request: ExportRequest.parse({ what: ["label_set"], formats: ["parquet"] }),
    snapshot: "2026-03-01T04:05:06.700Z",
    label_set: { id: null, name: null, hash: "cd".repeat(32) },
    people: "pseudonyms: first 48 bits of HMAC-SHA-256 with the project's secret",
    record_schemas: [],
    label_schemas: [],
  },
  schemas: [trajectoryReview],
  tables: [
    table("queues", ["jsonl", "csv", "parquet"], 1),
    table("labels", ["jsonl", "csv", "parquet"], 1200),
    table("decisions", ["jsonl", "csv", "parquet"], 0),
    table("cleaned-references", ["jsonl"]),
  ],
  others: [file("agreement.json", 0)],
};

describe("the data card", () => {
  const text = dataCardText(facts);
  const [, head, ...body] = text.split("---\n");

  it("lists every table with rows as a configuration of its own, of one file type and one split", () => {
    const configs = [
      ...head!.matchAll(
        /- config_name: (.*)\n(?: {2}default: true\n)?.*\n {2}- split: (\w+)\n {4}path: "(.*)"/g,
      ),
    ];
    expect(configs.map(([, name, split, path]) => [name, split, path])).toEqual([
      ["queues", "train", "queues.parquet"],
      ["labels", "train", "labels.parquet"],
      ["cleaned_references", "train", "cleaned-references.jsonl"],
    ]);
    expect(head!.match(/default: true/g)).toHaveLength(1);
    expect(head).toContain("- config_name: labels\n  default: true");
    expect(head).toContain('- "1K<n<10K"');
  });

  it("quotes what a name could do to its head, and says how to check the figures", () => {
    expect(head).toContain(
      String.raw`pretty_name: "A \"lab\": with #signs: queues, labels, decisions, cleaned-references"`,
    );
    expect(body.join("")).toContain(`assay verify . --label-set ${"cd".repeat(32)}`);
    expect(body.join("")).toContain("ties are never broken");
  });
});

describe("croissant.json", () => {
  const described = JSON.parse(croissantText(facts)) as {
    distribution: { "@id": string; sha256: string }[];
    recordSet: {
      "@id": string;
      field: { "@id": string; dataType: string; source: { fileObject: { "@id": string } } }[];
    }[];
  };

  it("has an id of its own for everything, hashes for files, and fields that lie in them", () => {
    const ids = [
      ...described.distribution.map((one) => one["@id"]),
      ...described.recordSet.flatMap((set) => [set["@id"], ...set.field.map((one) => one["@id"])]),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    for (const { sha256 } of described.distribution) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    for (const set of described.recordSet)
      for (const field of set.field) {
        expect(field["@id"].startsWith(`${set["@id"]}/`)).toBe(true);
        expect(ids).toContain(field.source.fileObject["@id"]);
        expect(field.dataType).toMatch(/^sc:(Text|Integer|Float|Boolean|DateTime)$/);
      }
    expect(described.recordSet.map((set) => set["@id"])).toEqual(["queues", "labels", "decisions"]);
  });
});

describe("the codebook", () => {
  it("says what every column and every answer means", () => {
    const { tables, label_schemas } = JSON.parse(codebookText(facts));
    expect(tables[1].columns.find(({ csv }: { csv: string }) => csv === "answers.reason")).toMatchObject({
      parquet: "answers_reason",
      type: "text",
    });
    for (const { columns } of tables) for (const { about } of columns) expect(about).not.toBe("");
    expect(label_schemas[0].questions[0].choices[0]).toMatchObject({ value: "yes" });
    for (const name of tableNames) expect(tableWords[name], name).toBeTruthy();
  });
});
