import { Fragment, type RefCallback, useMemo } from 'react';
import { cx } from '../class-names.ts';
import { markOf } from './row-marks.ts';
import { Skeleton } from './Skeleton.tsx';
import { type Column, type DrawnProps, roomBefore } from './table-column.ts';
import { useSteadyWidths } from './use-steady-widths.ts';

/** Form of a table on wide screens. */
export function WideTable<Row>(props: DrawnProps<Row>) {
  const { caption, columns, rowId, selectedId, isMarked, onRow, drawing, measureRow, holdRows, className } = props;
  const look = looksOf(columns);
  const isLong = drawing.height > 0;
  const head = useSteadyWidths(columns.map(({ id }) => id).join(), look.giving > 0 && isLong);
  return (
    <table aria-rowcount={isLong ? drawing.total + 1 : undefined} className={cx('w-full text-13', className)}>
      <caption className="sr-only">{caption}</caption>
      <Head columns={columns} head={head} look={look} />
      <tbody ref={holdRows}>
        {drawing.rows.map((drawn, nth) => {
          const { index, row } = drawn;
          const id = row === undefined ? null : rowId(row);
          return (
            <Fragment key={id ?? `unread ${index}`}>
              <Room height={roomBefore(drawing, nth)} columns={columns.length} />
              {row === undefined || id === null ? (
                <UnreadRow index={index} columns={columns.length} />
              ) : (
                <TableRow
                  index={index}
                  isLong={isLong}
                  row={row}
                  columns={columns}
                  selected={id === selectedId}
                  marked={isMarked?.(row) ?? false}
                  onRow={onRow}
                  measure={measureRow}
                />
              )}
            </Fragment>
          );
        })}
        <Room height={roomBefore(drawing, drawing.rows.length)} columns={columns.length} />
      </tbody>
    </table>
  );
}

type Look<Row> = { giving: number; of: (column: Column<Row>) => string };

function looksOf<Row>(columns: readonly Column<Row>[]): Look<Row> {
  const giving = columns.filter(({ gives }) => gives).length;
  const others = giving > 0 ? 'whitespace-nowrap' : '';
  return { giving, of: ({ gives }) => (gives ? 'max-w-0' : others) };
}

interface HeadProps<Row> {
  columns: readonly Column<Row>[];
  head: (row: HTMLTableRowElement | null) => void;
  look: Look<Row>;
}

function Head<Row>({ columns, head, look }: HeadProps<Row>) {
  return (
    <thead className="sticky top-0 z-10">
      <tr ref={head}>
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={column.sorted}
            data-gives={column.gives}
            style={column.gives ? { width: `${100 / look.giving}%` } : undefined}
            className={cx(
              'h-9 bg-sunken px-2 font-strong text-muted first:rounded-tl-16 first:pl-4 last:rounded-tr-16 last:pr-4',
              column.align === 'right' ? 'text-right' : 'text-left',
              column.width,
              look.of(column),
              column.gives && 'truncate',
            )}
          >
            {column.heading ?? column.header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Spacer in place of rows that are not rendered. */
function Room({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className="border-t border-line">
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}

function UnreadRow({ index, columns }: { index: number; columns: number }) {
  return (
    <tr aria-hidden="true" className="border-t border-line">
      <td colSpan={columns} className="h-9 px-4">
        <Skeleton className={cx('h-3.5', index % 2 === 0 ? 'w-3/5' : 'w-1/2')} />
      </td>
    </tr>
  );
}

interface RowProps<Row> {
  index: number;
  /** Only a part of the list is rendered. */
  isLong: boolean;
  row: Row;
  columns: readonly Column<Row>[];
  selected: boolean;
  marked: boolean;
  onRow: ((row: Row) => void) | undefined;
  measure: RefCallback<Element> | undefined;
}

function TableRow<Row>(props: RowProps<Row>) {
  const { index, isLong, row, columns, selected, marked, onRow, measure } = props;
  // Cells of a long list do not re-render during scrolling.
  const cells = useMemo(() => {
    const look = looksOf(columns);
    return columns.map((column) => (
      <td
        key={column.id}
        className={cx(
          'h-9 px-2 py-0.5 first:pl-4 last:pr-4',
          column.align === 'right' && 'tabular text-right font-strong',
          look.of(column),
        )}
      >
        {column.cell(row)}
      </td>
    ));
  }, [columns, row]);
  return (
    <tr
      ref={measure}
      data-index={index}
      {...markOf(onRow)}
      onClick={onRow && (() => onRow(row))}
      aria-rowindex={isLong ? index + 2 : undefined}
      aria-current={selected || undefined}
      className={cx(
        'scroll-mt-10 scroll-mb-32 border-t border-line lg:scroll-mb-16',
        onRow && 'cursor-pointer',
        (selected || marked) && 'bg-brand-tint',
        selected && 'shadow-[inset_3px_0_0_var(--brand)]',
        onRow && !selected && !marked && 'hover:bg-sunken/60',
      )}
    >
      {cells}
    </tr>
  );
}
