import type { LabelSchema } from "@/lib/annotations/schema";
import type { Column } from "../column";
import type { Manifest, ManifestFile } from "../manifest";

/** A table of an export, in whichever formats it was written. */
export interface CardTable {
  name: string;
  columns: readonly Column[];
  files: readonly ManifestFile[];
}

/** What the pages around the data are written from. */
export interface CardFacts {
  manifest: Omit<Manifest, "files">;
  schemas: readonly LabelSchema[];
  tables: readonly CardTable[];
  /** Files that are no tables. */
  others: readonly ManifestFile[];
}

/** What each table is, by the name of its file. */
export const tableWords: Readonly<Record<string, string>> = {
  queues: "one row a queue, with the questions, the labels wanted on each item and the study's plan",
  items: "one row an item, labelled or not",
  labels: "one row a label: what one person answered about one item",
  votes: "one row a question of an item: the votes, the consensus and how it came about",
  decisions:
    "one row a decision of an adjudicator; of each question of an item the highest version is in force",
  posteriors: "one row a question of an item: how likely each answer is by Dawid-Skene and by MACE",
  trajectories: "one row a trajectory, in canonical form",
  references: "one row a reference and one a candidate, with what the audit said",
  "cleaned-references": "one row a query: its audited reference set",
};

/** The file that a reader without preferences takes: columns of fixed types first. */
export const preferred = ({ files }: CardTable): ManifestFile | undefined =>
  ["parquet", "csv", "jsonl"]
    .map((extension) => files.find(({ name }) => name.endsWith(`.${extension}`)))
    .find((file) => file !== undefined);

/** Files that are written from all the others; they can't be had alone. */
export const pageNames: readonly string[] = ["codebook.json", "croissant.json", "README.md"];
