import { cx } from '../class-names.ts';
import { markOf } from './row-marks.ts';
import type { Column, FormProps } from './table-column.ts';

/** Form of a table on wide screens. */
export function WideTable<Row>(props: FormProps<Row>) {
  const { caption, columns, rows, rowId, selectedId, isMarked, onRow, className } = props;
  const look = looksOf(columns);
  return (
    <table className={cx('w-full text-13', className)}>
      <caption className="sr-only">{caption}</caption>
      <Head columns={columns} look={look} />
      <tbody>
        {rows.map((row) => {
          const id = rowId(row);
          return (
            <TableRow
              key={id}
              row={row}
              columns={columns}
              look={look}
              selected={id === selectedId}
              marked={isMarked?.(row) ?? false}
              onRow={onRow}
            />
          );
        })}
      </tbody>
    </table>
  );
}

type Look<Row> = { shrinking: number; of: (column: Column<Row>) => string };

function looksOf<Row>(columns: readonly Column<Row>[]): Look<Row> {
  const shrinking = columns.filter(({ shrinks }) => shrinks).length;
  const others = shrinking > 0 ? 'whitespace-nowrap' : '';
  return { shrinking, of: ({ shrinks }) => (shrinks ? 'max-w-0' : others) };
}

interface HeadProps<Row> {
  columns: readonly Column<Row>[];
  look: Look<Row>;
}

function Head<Row>({ columns, look }: HeadProps<Row>) {
  return (
    <thead className="sticky top-0 z-10">
      <tr>
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={column.sorted}
            style={column.shrinks ? { width: `${100 / look.shrinking}%` } : undefined}
            className={cx(
              'h-9 bg-sunken px-2 font-strong text-muted first:rounded-tl-16 first:pl-4 last:rounded-tr-16 last:pr-4',
              column.align === 'right' ? 'text-right' : 'text-left',
              column.width,
              look.of(column),
              column.shrinks && 'truncate',
            )}
          >
            {column.heading ?? column.header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  look: Look<Row>;
  selected: boolean;
  marked: boolean;
  onRow: ((row: Row) => void) | undefined;
}

function TableRow<Row>({ row, columns, look, selected, marked, onRow }: RowProps<Row>) {
  return (
    <tr
      {...markOf(onRow)}
      onClick={onRow && (() => onRow(row))}
      aria-current={selected || undefined}
      className={cx(
        'scroll-mt-10 scroll-mb-32 border-t border-line lg:scroll-mb-16',
        onRow && 'cursor-pointer',
        (selected || marked) && 'bg-brand-tint',
        selected && 'shadow-[inset_3px_0_0_var(--brand)]',
        onRow && !selected && !marked && 'hover:bg-sunken/60',
      )}
    >
      {columns.map((column) => (
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
      ))}
    </tr>
  );
}
