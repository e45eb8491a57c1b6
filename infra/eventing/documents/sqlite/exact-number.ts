import type { DatabaseSync } from 'node:sqlite';

/** The SQL function that reads a number from text as JavaScript does: the same bits that it was written from. */
export const exactNumber = 'exact_number';

/** Questions that hold long lists of numbers need it (where-sql.ts). */
export function addExactNumber(database: DatabaseSync): void {
  database.function(exactNumber, { deterministic: true, directOnly: true }, (text) => Number(text));
}
