import type { CollectionSchema } from './port.ts';

/** The name of the document's id in queries. */
export const ID = 'id';

/** Throws for an undeclared field: such a query would read the whole collection. */
export function assertField(schema: CollectionSchema, field: string): void {
  if (field !== ID && !schema.fields?.includes(field)) throw undeclared(schema, field);
}

export function assertArray(schema: CollectionSchema, field: string): void {
  if (!schema.arrays?.includes(field)) throw undeclared(schema, field);
}

/** A caller's mistake: a document of a numbered collection has an id that is not a `numberedId`. */
export function notNumbered(schema: CollectionSchema, id: string): Error {
  return new Error(`The ids of ${schema.name} must be numbers, not ${id}`);
}

function undeclared(schema: CollectionSchema, field: string): Error {
  return new Error(
    `The collection ${schema.name} does not declare ${field}: add it to the fields or arrays of its schema`,
  );
}
