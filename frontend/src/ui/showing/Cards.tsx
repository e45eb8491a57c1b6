import { Fragment, type MouseEvent, type ReactNode, type RefCallback, useMemo } from 'react';
import { cx } from '../class-names.ts';
import { markOf } from './row-marks.ts';
import { Skeleton } from './Skeleton.tsx';
import { type Column, type DrawnProps, roomBefore } from './table-column.ts';

/** Form of a table on phones. */
export function Cards<Row>(props: DrawnProps<Row>) {
  const { caption, columns, rowId, selectedId, isMarked, onRow, onPick, drawing, measureRow, holdRows, className } =
    props;
  const isLong = drawing.height > 0;
  return (
    <ul ref={holdRows} aria-label={caption} className={className}>
      {drawing.rows.map(({ index, row }, nth) => {
        const id = row === undefined ? null : rowId(row);
        return (
          <Fragment key={id ?? `unread ${index}`}>
            <Room height={roomBefore(drawing, nth)} />
            {row === undefined || id === null ? (
              <UnreadCard />
            ) : (
              <Card
                index={index}
                total={isLong ? drawing.total : undefined}
                row={row}
                columns={columns}
                selected={id === selectedId || (isMarked?.(row) ?? false)}
                onRow={onRow}
                onPick={onPick}
                measure={measureRow}
              />
            )}
          </Fragment>
        );
      })}
      <Room height={roomBefore(drawing, drawing.rows.length)} />
    </ul>
  );
}

/** Spacer in place of cards that are not rendered. */
function Room({ height }: { height: number }) {
  return height > 0 && <li aria-hidden="true" style={{ height }} />;
}

function UnreadCard() {
  return (
    <li aria-hidden="true" className="space-y-2 border-t border-line px-4 py-3 first:border-0">
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-3.5 w-3/5" />
      <Skeleton className="h-3.5 w-1/2" />
    </li>
  );
}

interface CardProps<Row> {
  index: number;
  /** Total of a partly rendered list. */
  total: number | undefined;
  row: Row;
  columns: readonly Column<Row>[];
  selected: boolean;
  onRow: ((row: Row) => void) | undefined;
  onPick: ((row: Row) => void) | undefined;
  measure: RefCallback<Element> | undefined;
}

function Card<Row>({ index, total, row, columns, selected, onRow, onPick, measure }: CardProps<Row>) {
  // Cards of a long list do not re-render during scrolling.
  const content = useMemo(() => <CardContent row={row} columns={columns} />, [row, columns]);

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
      ref={measure}
      data-index={index}
      aria-setsize={total}
      aria-posinset={total === undefined ? undefined : index + 1}
      {...markOf(onRow)}
      onClick={onRow && (() => onRow(row))}
      onClickCapture={onPick && pick}
      className={cx(
        'flex scroll-mb-32 gap-1 border-t border-line px-4 py-3 first:border-0',
        selected && 'bg-brand-tint',
      )}
    >
      {content}
    </li>
  );
}

function CardContent<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const at = (place: NonNullable<Column<Row>['onPhone']>) =>
    columns.filter((column) => (column.onPhone ?? 'line') === place);
  return (
    <>
      {at('lead').map((column) => (
        <div key={column.id} data-lead className="-ml-2 min-w-11 shrink-0">
          {column.cell(row)}
        </div>
      ))}
      <div className="min-w-0 flex-1">
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
      </div>
    </>
  );
}

/** A labelled line of a card; omitted without a value. */
function Line({ header, children }: { header: ReactNode; children: ReactNode }) {
  if (children === null || children === undefined || children === false || children === '') return null;
  return (
    <div className="flex items-center gap-2 py-0.5">
      <dt className="min-w-24 text-13 text-muted">{header}</dt>
      <dd className="min-w-0 flex-1">{children}</dd>
    </div>
  );
}
