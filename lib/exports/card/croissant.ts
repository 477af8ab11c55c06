import type { ColumnType } from "../column";
import { parquetName } from "../writers/parquet";
import { preferred, tableWords, type CardFacts } from "./facts";

const dataType: Record<ColumnType, string> = {
  text: "sc:Text",
  integer: "sc:Integer",
  number: "sc:Float",
  boolean: "sc:Boolean",
  moment: "sc:DateTime",
  texts: "sc:Text",
  json: "sc:Text",
  messages: "sc:Text",
};

const context = {
  "@language": "en",
  "@vocab": "https://schema.org/",
  sc: "https://schema.org/",
  cr: "http://mlcommons.org/croissant/",
  rai: "http://mlcommons.org/croissant/RAI/",
  dct: "http://purl.org/dc/terms/",
  arrayShape: "cr:arrayShape",
  column: "cr:column",
  conformsTo: "dct:conformsTo",
  data: { "@id": "cr:data", "@type": "@json" },
  dataType: { "@id": "cr:dataType", "@type": "@vocab" },
  extract: "cr:extract",
  field: "cr:field",
  fileObject: "cr:fileObject",
  isArray: "cr:isArray",
  recordSet: "cr:recordSet",
  source: "cr:source",
};

/** The data set as Croissant 1.1 describes it, with who labelled and how. Ids are unique; a file carries its hash. */
export function croissantText({ manifest, schemas, tables, others }: CardFacts): string {
  const file = ({ name, media_type, sha256, bytes }: (typeof others)[number]) => ({
    "@type": "cr:FileObject",
    "@id": name,
    name,
    contentUrl: name,
    contentSize: `${bytes} B`,
    encodingFormat: media_type.split(";")[0],
    sha256,
  });
  const flat = tables.flatMap((table) => {
    const chosen = preferred(table);
    return chosen && !chosen.name.endsWith(".jsonl") ? [{ table, chosen }] : [];
  });
  const labelled = tables.some(({ name }) => name === "labels" || name === "votes");
  return `${JSON.stringify(
    {
      "@context": context,
      "@type": "sc:Dataset",
      conformsTo: ["http://mlcommons.org/croissant/1.1", "http://mlcommons.org/croissant/RAI/1.0"],
      name: manifest.project.slug,
      description: `${manifest.project.name}: ${tables.map(({ name }) => tableWords[name] ?? name).join("; ")}.`,
      version: manifest.label_set?.hash ?? manifest.snapshot ?? "empty",
      ...(manifest.snapshot && { dateModified: manifest.snapshot }),
      ...(labelled && {
        "rai:dataAnnotationProtocol": `People labelled alone and blind; a majority is more than half of the labels wanted, ties are never broken, and an adjudicator's decision stands above the majority. Questions: ${schemas
          .flatMap(({ questions }) => questions.map(({ title }) => title))
          .join("; ")}.`,
        "rai:dataAnnotationPlatform": "Assay",
        "rai:dataAnnotationAnalysis":
          "agreement.json holds every coefficient with its interval and the matrix that it comes from.",
        "rai:machineAnnotationTools": [],
        "rai:personalSensitiveInformation":
          "Annotators are pseudonyms. Trajectories and comments may hold personal data of their sources.",
      }),
      distribution: [...tables.flatMap(({ files }) => files), ...others].map(file),
      recordSet: flat.map(({ table, chosen }) => ({
        "@type": "cr:RecordSet",
        "@id": table.name,
        name: table.name,
        description: tableWords[table.name] ?? table.name,
        field: table.columns.map(({ path, type, about }) => {
          const name = chosen.name.endsWith(".parquet") ? parquetName(path) : path;
          const list = chosen.name.endsWith(".parquet") && type === "texts";
          return {
            "@type": "cr:Field",
            "@id": `${table.name}/${name}`,
            name: `${table.name}/${name}`,
            description: about,
            dataType: dataType[type],
            ...(list && { isArray: true, arrayShape: "-1" }),
            source: { fileObject: { "@id": chosen.name }, extract: { column: name } },
          };
        }),
      })),
    },
    null,
    2,
  )}\n`;
}
