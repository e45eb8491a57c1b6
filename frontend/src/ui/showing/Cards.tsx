import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { markOf } from './row-marks.ts';
import type { Column, FormProps } from './table-column.ts';

/** Form of a table on phones. */
export function Cards<Row>(props: FormProps<Row>) {
  const { caption, columns, rows, rowId, selectedId, isMarked, onRow, onPick, className } = props;
  return (
    <ul aria-label={caption} className={className}>
      {rows.map((row) => {
        const id = rowId(row);
        return (
          <Card
            key={id}
            row={row}
            columns={columns}
            selected={id === selectedId || (isMarked?.(row) ?? false)}
            onRow={onRow}
            onPick={onPick}
          />
        );
      })}
    </ul>
  );
}

interface CardProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  selected: boolean;
  onRow: ((row: Row) => void) | undefined;
  onPick: ((row: Row) => void) | undefined;
}

function Card<Row>({ row, columns, selected, onRow, onPick }: CardProps<Row>) {
  /** In the capture phase, before the card's content; the checkbox handles its own clicks. */
  function pick(event: MouseEvent<HTMLElement>) {
    if (!onPick || (event.target instanceof Element && event.target.closest('[data-lead]'))) return;
    event.preventDefault();
    event.stopPropagation();
    onPick(row);
  }

  return (
    // Keyboard users have a link or button in a cell.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li
      {...markOf(onRow)}
      onClick={onRow && (() => onRow(row))}
      onClickCapture={onPick && pick}
      className={cx(
        'flex scroll-mb-20 gap-1 border-t border-line px-4 py-3 first:border-0',
        selected && 'bg-brand-tint',
      )}
    >
      <CardContent row={row} columns={columns} />
    </li>
  );
}

/** Cells at the end of a card's title that are taller than its title. */
const TALL_END = 3;

function CardContent<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const at = (place: NonNullable<Column<Row>['onPhone']>) =>
    columns.filter((column) => (column.onPhone ?? 'line') === place);
  // Beside a tall end the lines make the card no taller.
  const areBeside = at('end').length >= TALL_END;
  const lines = (
    <dl className="mt-1 text-14">
      {at('line').map((column) => (
        <Line key={column.id} header={column.header} wraps={areBeside}>
          {column.cell(row)}
        </Line>
      ))}
    </dl>
  );
  return (
    <>
      {at('lead').map((column) => (
        <div key={column.id} data-lead className="-ml-2 min-w-11 shrink-0">
          {column.cell(row)}
        </div>
      ))}
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 flex-1">
            <div className="text-16 font-strong">
              {at('title').map((column) => (
                <div key={column.id}>{column.cell(row)}</div>
              ))}
            </div>
            {areBeside && lines}
          </div>
          <div className="flex shrink-0 flex-col items-end gap-1">
            {at('end').map((column) => (
              <div key={column.id}>{column.cell(row)}</div>
            ))}
          </div>
        </div>
        {!areBeside && lines}
      </div>
    </>
  );
}

/** A labelled line of a card; omitted without a value. `wraps`: a value that does not fit stands below its label. */
function Line({ header, wraps, children }: { header: ReactNode; wraps: boolean; children: ReactNode }) {
  if (children === null || children === undefined || children === false || children === '') return null;
  return (
    <div className={cx('flex items-center gap-x-2 py-0.5', wraps && 'flex-wrap')}>
      <dt className="min-w-24 text-13 text-muted">{header}</dt>
      <dd className={cx('min-w-0', wraps ? 'flex-auto' : 'flex-1')}>{children}</dd>
    </div>
  );
}
