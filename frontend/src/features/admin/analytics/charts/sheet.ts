import { csvOf } from '#contracts/csv.ts';
import type { FigureLinks, PeopleLink } from '../figure-links.ts';

/** A chart's figures as a table: for screen readers and for its CSV. */
export interface Sheet {
  caption: string;
  head: readonly string[];
  rows: readonly SheetRow[];
}

export interface SheetRow {
  key: string;
  /** Displayed texts; the first names the row. */
  cells: readonly string[];
  /** CSV values; defaults to `cells`. */
  csv?: readonly string[];
  /** Links to the bookings and events of the row's figures. */
  links?: FigureLinks | undefined;
  /** Links of single cells by column index. */
  cellLinks?: Readonly<Record<number, FigureLinks | PeopleLink>>;
}

/** A column of texts is left-aligned, as the first column is. */
export function isTextColumn(rows: Sheet['rows'], column: number): boolean {
  return column === 0 || (rows.length > 0 && rows.every(({ cells }) => /^\p{L}/u.test(cells[column] ?? '')));
}

export function sheetCsv({ head, rows }: Sheet): string {
  return csvOf([head, ...rows.map(({ cells, csv }) => csv ?? cells)]);
}

/** 61600 → 616.00, also for negative amounts. */
export function pesos(centavos: number): string {
  return (centavos / 100).toFixed(2);
}
