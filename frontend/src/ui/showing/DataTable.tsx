import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  /** How the cell is shown in the card on phones: as the title line, at its right end, as a labelled line, or not at all. */
  onPhone?: 'title' | 'end' | 'line' | 'hidden';
  /** Tailwind width. */
  width?: string;
  /**
   * On wide screens it has what the other columns leave, shared with others like it, and cuts its text short; the
   * others keep to one line.
   */
  gives?: boolean;
}

/** Marks a row, as a row of the table and as a card; with this, a press on it opens it. */
export const ROW = 'data-row';
export const OPENS = 'opens';

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The row that a quick look shows. */
  selectedId?: string | null;
  /** Rows that were chosen for something to be done with them together. */
  isMarked?: (row: Row) => boolean;
  /** A press anywhere on the row; put a real link or button in one cell too, for the keyboard. */
  onRow?: (row: Row) => void;
  /** Below the rows: Pagination. */
  foot?: ReactNode;
  /** Stands where the rows would be: skeleton, empty or error state. */
  instead?: ReactNode;
}

/** A dense table with a sticky header on wide screens, cards on phones. */
export function DataTable<Row>(props: Props<Row>) {
  return (
    <div className="rounded-16 border border-line bg-surface">
      {props.instead ?? (
        <>
          <WideTable {...props} />
          <Cards {...props} />
        </>
      )}
      {props.foot && <div className="border-t border-line px-4 py-2">{props.foot}</div>}
    </div>
  );
}

function markOf(onRow: unknown) {
  return { [ROW]: onRow ? OPENS : '' };
}

function WideTable<Row>({ caption, columns, rows, rowId, selectedId, isMarked, onRow }: Props<Row>) {
  const giving = columns.filter(({ gives }) => gives).length;
  const look = (column: Column<Row>) => (column.gives ? 'max-w-0' : giving > 0 && 'whitespace-nowrap');
  return (
    <table className="hidden w-full text-13 md:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-0 z-10">
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              style={column.gives ? { width: `${100 / giving}%` } : undefined}
              className={cx(
                'h-9 bg-sunken px-2 font-strong text-muted first:rounded-tl-16 first:pl-4 last:rounded-tr-16 last:pr-4',
                column.align === 'right' ? 'text-right' : 'text-left',
                column.width,
                look(column),
                column.gives && 'truncate',
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const selected = rowId(row) === selectedId;
          return (
            <tr
              key={rowId(row)}
              {...markOf(onRow)}
              onClick={onRow && (() => onRow(row))}
              aria-current={selected || undefined}
              className={cx(
                'border-t border-line',
                onRow && 'cursor-pointer',
                (selected || isMarked?.(row)) && 'bg-brand-tint',
                selected && 'shadow-[inset_3px_0_0_var(--brand)]',
                onRow && !selected && !isMarked?.(row) && 'hover:bg-sunken/60',
              )}
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={cx(
                    'h-11 px-2 py-1.5 first:pl-4 last:pr-4',
                    column.align === 'right' && 'tabular text-right font-strong',
                    look(column),
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Cards<Row>({ caption, columns, rows, rowId, selectedId, onRow }: Props<Row>) {
  const at = (place: NonNullable<Column<Row>['onPhone']>) =>
    columns.filter((column) => (column.onPhone ?? 'line') === place);
  return (
    <ul aria-label={caption} className="divide-y divide-line md:hidden">
      {rows.map((row) => (
        // The keyboard has the link or button in a cell.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
        <li
          key={rowId(row)}
          {...markOf(onRow)}
          onClick={onRow && (() => onRow(row))}
          className={cx('px-4 py-3', rowId(row) === selectedId && 'bg-brand-tint')}
        >
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0 text-16 font-strong">
              {at('title').map((column) => (
                <div key={column.id}>{column.cell(row)}</div>
              ))}
            </div>
            <div className="flex shrink-0 flex-col items-end gap-1">
              {at('end').map((column) => (
                <div key={column.id}>{column.cell(row)}</div>
              ))}
            </div>
          </div>
          <dl className="mt-1 text-14">
            {at('line').map((column) => (
              <Line key={column.id} header={column.header}>
                {column.cell(row)}
              </Line>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** A labelled line of a card; none where there is nothing to say. */
function Line({ header, children }: { header: ReactNode; children: ReactNode }) {
  if (children === null || children === undefined || children === false || children === '') return null;
  return (
    <div className="flex items-center gap-2 py-0.5">
      <dt className="min-w-24 text-13 text-muted">{header}</dt>
      <dd className="min-w-0 flex-1">{children}</dd>
    </div>
  );
}
