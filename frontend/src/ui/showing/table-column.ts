import type { ReactNode, RefCallback } from 'react';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  /**
   * How the cell is shown in the card on phones: as the title line, at its right end, as a labelled line, in front of all,
   * or not at all.
   */
  onPhone?: 'title' | 'end' | 'line' | 'lead' | 'hidden';
  /** Tailwind width. */
  width?: string;
  /**
   * On wide screens it has what the other columns leave, shared with others like it, and cuts its text short; the
   * others keep to one line.
   */
  gives?: boolean;
  /** The rows stand in its order. */
  sorted?: 'ascending' | 'descending';
  /** Instead of its header above the table: a button that sorts by it. */
  heading?: ReactNode;
}

/** Of a list that is longer than what is drawn of it: one of its rows, and where it stands. */
export interface DrawnRow<Row> {
  /** In the whole list, from 0. */
  index: number;
  /** Pixels from the top of the first row. */
  start: number;
  end: number;
  /** undefined while it is on its way. */
  row: Row | undefined;
}

/** What is drawn of a long list, in its order; the rest is room. */
export interface Drawing<Row> {
  /** Of the whole list. */
  total: number;
  /** Pixels. */
  height: number;
  rows: readonly DrawnRow<Row>[];
}

/** How a table is drawn, and what is told of what is drawn. */
export interface DrawnProps<Row> extends TableProps<Row> {
  drawing: Drawing<Row>;
  /** Takes each row, to measure it. */
  measureRow?: RefCallback<Element>;
  /** Takes what holds the rows. */
  holdRows?: RefCallback<HTMLElement>;
  className?: string;
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** The row that a quick look shows. */
  selectedId?: string | null;
  /** Rows that were chosen for something to be done with them together. */
  isMarked?: (row: Row) => boolean;
  /** A press anywhere on the row; put a real link or button in one cell too, for the keyboard. */
  onRow?: (row: Row) => void;
  /** A press anywhere on a card chooses it, whatever it holds. */
  onPick?: (row: Row) => void;
}

/** A whole list, each of its rows drawn. */
export function wholeDrawing<Row>(rows: readonly Row[]): Drawing<Row> {
  const drawn = rows.map((row, index) => ({ index, start: 0, end: 0, row }));
  return { total: rows.length, height: 0, rows: drawn };
}

/** The room before each drawn row, and behind the last: there the rows are that aren't drawn. Pixels. */
export function roomBefore<Row>({ rows, height }: Drawing<Row>, nth: number): number {
  const before = nth === 0 ? 0 : (rows[nth - 1]?.end ?? 0);
  return (rows[nth]?.start ?? height) - before;
}
