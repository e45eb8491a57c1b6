import type { DatabaseSync } from 'node:sqlite';

/** SQL function that parses a number as JavaScript does, so that the bits stay the same. */
export const exactNumber = 'exact_number';

/** Required for queries with long lists of numbers (where-sql.ts). */
export function addExactNumber(database: DatabaseSync): void {
  database.function(exactNumber, { deterministic: true, directOnly: true }, (text) => Number(text));
}
