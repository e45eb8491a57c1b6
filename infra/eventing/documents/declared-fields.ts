import type { CollectionSchema } from './port.ts';

/** The name by which a question means the document's id. */
export const ID = 'id';

/** Throws when the field is not declared: such a question would read the whole collection. */
export function assertField(schema: CollectionSchema, field: string): void {
  if (field !== ID && !schema.fields?.includes(field)) throw undeclared(schema, field);
}

export function assertArray(schema: CollectionSchema, field: string): void {
  if (!schema.arrays?.includes(field)) throw undeclared(schema, field);
}

/** A mistake of the caller: a collection that is declared as numbered was to have an id that is no `numberedId`. */
export function notNumbered(schema: CollectionSchema, id: string): Error {
  return new Error(`The ids of ${schema.name} must be numbers, not ${id}`);
}

function undeclared(schema: CollectionSchema, field: string): Error {
  return new Error(
    `The collection ${schema.name} does not declare ${field}: add it to the fields or arrays of its schema`,
  );
}
