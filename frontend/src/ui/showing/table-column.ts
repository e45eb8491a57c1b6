import type { ReactNode } from 'react';

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
  shrinks?: boolean;
  /** Current sort direction. */
  sorted?: 'ascending' | 'descending';
  /** Replaces the header: a button that sorts by it. */
  heading?: ReactNode;
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

export interface FormProps<Row> extends TableProps<Row> {
  rows: readonly Row[];
  className?: string;
}
