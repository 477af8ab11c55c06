import { parquetName } from "../writers/parquet";
import { tableWords, type CardFacts } from "./facts";

/** What every column and every answer means, for machines and people. */
export const codebookText = ({ schemas, tables }: CardFacts): string =>
  `${JSON.stringify(
    {
      schema: "assay-codebook/1",
      tables: tables.map(({ name, columns, files }) => ({
        name,
        about: tableWords[name] ?? name,
        files: files.map((file) => file.name),
        columns: columns.map(({ path, type, about }) => ({
          jsonl: path,
          csv: path,
          parquet: parquetName(path),
          type,
          about,
        })),
      })),
      label_schemas: schemas.map(({ id, version, title, guidelines, questions }) => ({
        id,
        version,
        title,
        guidelines,
        questions: questions.map((question) => ({
          id: question.id,
          title: question.title,
          note: question.note ?? null,
          rule: question.rule ?? null,
          scale: question.scale,
          required: question.required,
          agreement_also_on: question.subset ?? null,
          choices: question.choices.map(({ value, text, family, help }) => ({
            value,
            text,
            family: family ?? null,
            help: help ?? null,
          })),
        })),
      })),
    },
    null,
    2,
  )}\n`;
