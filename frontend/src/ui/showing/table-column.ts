import type { ReactNode, RefCallback } from 'react';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  /** Position in the card on phones: title line, its right end, a labelled line, leading, or hidden. */
  onPhone?: 'title' | 'end' | 'line' | 'lead' | 'hidden';
  /** Tailwind width. */
  width?: string;
  /** On wide screens it shares the remaining width with others like it and is truncated; other columns do not wrap. */
  gives?: boolean;
  /** Current sort direction. */
  sorted?: 'ascending' | 'descending';
  /** Replaces the header: a button that sorts by it. */
  heading?: ReactNode;
}

/** A rendered row of a long list, with its position. */
export interface DrawnRow<Row> {
  /** Index in the whole list, from 0. */
  index: number;
  /** Distance from the top of the first row, pixels. */
  start: number;
  end: number;
  /** undefined while loading. */
  row: Row | undefined;
}

/** Rendered rows of a long list, in order; spacers replace the others. */
export interface Drawing<Row> {
  /** Total of the whole list. */
  total: number;
  /** Height of the whole list, pixels. */
  height: number;
  rows: readonly DrawnRow<Row>[];
}

/** Rendering options of a table, with callbacks for measuring. */
export interface DrawnProps<Row> extends TableProps<Row> {
  drawing: Drawing<Row>;
  /** Receives each row, to measure it. */
  measureRow?: RefCallback<Element>;
  /** Receives the element that contains the rows. */
  holdRows?: RefCallback<HTMLElement>;
  className?: string;
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** The row of the open quick look. */
  selectedId?: string | null;
  /** Rows selected for a bulk action. */
  isMarked?: (row: Row) => boolean;
  /** A click anywhere on the row. Put a real link or button in one cell for keyboard users. */
  onRow?: (row: Row) => void;
  /** In selection mode a click anywhere on a card selects it. */
  onPick?: (row: Row) => void;
}

/** All rows rendered. */
export function wholeDrawing<Row>(rows: readonly Row[]): Drawing<Row> {
  const drawn = rows.map((row, index) => ({ index, start: 0, end: 0, row }));
  return { total: rows.length, height: 0, rows: drawn };
}

/** Spacer before the nth rendered row, and after the last, pixels. */
export function roomBefore<Row>({ rows, height }: Drawing<Row>, nth: number): number {
  const before = nth === 0 ? 0 : (rows[nth - 1]?.end ?? 0);
  return (rows[nth]?.start ?? height) - before;
}
