import { csvOf } from '#contracts/csv.ts';
import type { Made, People } from '../figure-links.ts';

/** A chart's figures as a table: what stands behind it for whoever can't see it, and in its CSV. */
export interface Sheet {
  caption: string;
  head: readonly string[];
  rows: readonly SheetRow[];
}

export interface SheetRow {
  key: string;
  /** As people read them; the first names the row. */
  cells: readonly string[];
  /** As a spreadsheet adds them up; the cells where it is left out. */
  csv?: readonly string[];
  /** What the row's figures are made of. */
  made?: Made | undefined;
  /** What single cells are made of, by their place in the row; the first names the row. */
  opens?: Readonly<Record<number, Made | People>>;
}

/** A column that says things instead of counting them stands on the left, as the first one does. */
export function isTextColumn(rows: Sheet['rows'], column: number): boolean {
  return column === 0 || (rows.length > 0 && rows.every(({ cells }) => /^\p{L}/u.test(cells[column] ?? '')));
}

export function sheetCsv({ head, rows }: Sheet): string {
  return csvOf([head, ...rows.map(({ cells, csv }) => csv ?? cells)]);
}

/** 61600 → 616.00, below nothing too. */
export function pesos(centavos: number): string {
  return (centavos / 100).toFixed(2);
}
