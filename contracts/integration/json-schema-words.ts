/** The part of JSON Schema that Suki's schemas use. */
export type JsonSchema = {
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  items?: unknown;
  properties?: Record<string, unknown>;
  additionalProperties?: unknown;
  required?: readonly string[];
};

/** A field's type in words with its description, if any: `list of { quoteId: text, amountCentavos: whole number }`. */
export function wordsOf(unknownSchema: unknown): string {
  if (typeof unknownSchema !== 'object' || unknownSchema === null) return 'anything';
  const schema: JsonSchema = unknownSchema;
  return schema.description ? `${kindOf(schema)}: ${schema.description}` : kindOf(schema);
}

function kindOf(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((word) => `\`${String(word)}\``).join(', ');
  if (schema.anyOf) return schema.anyOf.map(wordsOf).join(' or ');
  if (schema.type === 'array') return `list of ${wordsOf(schema.items)}`;
  if (schema.properties)
    return `{ ${Object.entries(schema.properties)
      .map(([name, each]) => `${name}: ${wordsOf(each)}`)
      .join('; ')} }`;
  if (schema.type === 'object')
    return isSchema(schema.additionalProperties)
      ? `by name: ${wordsOf(schema.additionalProperties)}`
      : 'by name: anything';
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return types.map((type) => typeWords[String(type)] ?? 'anything').join(' or ');
}

const typeWords: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
  null: 'null',
};

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
