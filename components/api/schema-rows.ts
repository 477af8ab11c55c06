/** A JSON schema as far as the page of the API draws it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema | boolean;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

/** One line of a schema: a member at some depth, what it is, and what is said of it. */
export interface SchemaRow {
  /** Where it lies, unique within the schema. */
  path: string;
  depth: number;
  name: string;
  type: string;
  required: boolean;
  note: string;
}

/** Of a longer list of values the first ones are shown; the document has them all. */
const mostChoices = 8;
/** Deeper members are named but not opened. */
const deepest = 6;

/** The members of a schema, each below the one that it belongs to. */
export function schemaRows(schema: Schema, definitions: Readonly<Record<string, Schema>>): SchemaRow[] {
  const rows: SchemaRow[] = [];
  const open = (given: Schema, path: string, depth: number, seen: readonly string[]): void => {
    const { schema: found, names } = follow(given, definitions, seen);
    if (depth > deepest || names.length > seen.length + 8) return;
    for (const one of choices(found)) {
      const { schema: part, names: on } = follow(one, definitions, names);
      for (const [name, member] of Object.entries(part.properties ?? {})) {
        if (rows.some((row) => row.path === `${path}/${name}`)) continue;
        rows.push({
          path: `${path}/${name}`,
          depth,
          name,
          type: typeWords(member, definitions),
          required: part.required?.includes(name) ?? false,
          note: noteOf(member),
        });
        open(member, `${path}/${name}`, depth + 1, on);
      }
      if (typeof part.items === "object") open(part.items, path, depth, on);
      if (typeof part.additionalProperties === "object")
        open(part.additionalProperties, `${path}/*`, depth, on);
    }
  };
  open(schema, "", 0, []);
  return rows;
}

/** What stands behind a reference; one that leads back to itself is not opened again. */
function follow(
  schema: Schema,
  definitions: Readonly<Record<string, Schema>>,
  seen: readonly string[],
): { schema: Schema; names: readonly string[] } {
  const name = schema.$ref?.split("/").at(-1);
  if (name === undefined) return { schema, names: seen };
  const found = definitions[name];
  return found && !seen.includes(name)
    ? { schema: found, names: [...seen, name] }
    : { schema: {}, names: seen };
}

const choices = (schema: Schema): Schema[] => [
  schema,
  ...(schema.anyOf ?? []),
  ...(schema.oneOf ?? []),
  ...(schema.allOf ?? []),
];

/** "string", "list of object", "number or null", `"auto" | "never"`. */
export function typeWords(schema: Schema, definitions: Readonly<Record<string, Schema>>, depth = 0): string {
  if (depth > 4) return "…";
  const { schema: found } = follow(schema, definitions, []);
  const inner = (one: Schema) => typeWords(one, definitions, depth + 1);
  if (found.const !== undefined) return JSON.stringify(found.const);
  if (found.enum) {
    const shown = found.enum.slice(0, mostChoices).map((value) => JSON.stringify(value));
    const more = found.enum.length - shown.length;
    return [...shown, ...(more > 0 ? [`… ${more} more`] : [])].join(" | ");
  }
  const several = found.anyOf ?? found.oneOf;
  if (several) return [...new Set(several.map(inner))].join(" or ");
  if (found.allOf) return [...new Set(found.allOf.map(inner))].join(" and ");
  if (found.prefixItems) return `[${found.prefixItems.map(inner).join(", ")}]`;
  if (found.type === "array")
    return typeof found.items === "object" ? `list of ${inner(found.items)}` : "list";
  if (Array.isArray(found.type)) return found.type.join(" or ");
  if (found.type === undefined) return found.properties ? "object" : "anything";
  return found.format ? `${found.type} (${found.format})` : found.type;
}

/** Default, limits and words. */
function noteOf(schema: Schema): string {
  const unlimited = (value: number | undefined) => value === undefined || Math.abs(value) >= 2 ** 53 - 1;
  const parts = [
    schema.description ?? "",
    schema.default === undefined ? "" : `default ${JSON.stringify(schema.default)}`,
    unlimited(schema.minimum) ? "" : `at least ${schema.minimum}`,
    unlimited(schema.maximum) ? "" : `at most ${schema.maximum}`,
    schema.maxLength === undefined ? "" : `at most ${schema.maxLength} characters`,
    schema.maxItems === undefined ? "" : `at most ${schema.maxItems} of them`,
  ];
  return parts.filter((part) => part !== "").join("; ");
}
