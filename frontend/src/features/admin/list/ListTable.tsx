import { type ReactNode, useState } from 'react';
import { useMedia } from '../../../browser/use-media.ts';
import { Cards } from '../../../ui/showing/Cards.tsx';
import { TableCard } from '../../../ui/showing/DataTable.tsx';
import type { Column, TableProps } from '../../../ui/showing/table-column.ts';
import { WideTable } from '../../../ui/showing/WideTable.tsx';
import { tablePlaceholder } from './table-placeholder.tsx';
import { WithRowKeys } from './WithRowKeys.tsx';
import { useColumnsInRoom, type ListColumn } from './list-columns.ts';
import { ListPages, type Page } from './ListPages.tsx';
import { PhoneListBar } from './PhoneListBar.tsx';
import type { RowLook } from './row-look.ts';
import { selectColumn, type Selecting } from './select-column.tsx';
import { TableFrame, type ReadOf } from './TableFrame.tsx';
import type { Address, AddressChange } from './use-address.ts';
import { WIDE_ENOUGH_FOR_TABLE } from './use-media.ts';
import { sortedBy } from './list-sort.ts';
import { SortHeading } from './SortHeading.tsx';

interface Props<Row extends { id: string }> {
  of: ReadOf<unknown>;
  /** Loaded rows; undefined until they are loaded. */
  rows: readonly Row[] | undefined;
  /** undefined while loading, and for a list without pages. */
  page?: Page | undefined;
  address: Address;
  columns: readonly ListColumn<Row>[];
  look?: RowLook<Row>;
  select?: Selecting<Row>;
  caption: string;
  /** "The audit log could not be read" */
  failed: string;
  /** EmptyState of a list without rows and filters. */
  empty: ReactNode;
  /** Explains how to find the rows of a capped list, if not by a search. */
  cappedWords?: string | undefined;
  /** Clears all set filters; null if none is set. */
  clear: AddressChange | null;
}

/**
 * A staff list: columns as data, loading, error and empty states, page and order kept in the address. A click on a
 * row opens it. The filters are in a FilterBar above.
 */
export function ListTable<Row extends { id: string }>(props: Props<Row>) {
  const { of, address, columns, look, select } = props;
  const isWide = useMedia(WIDE_ENOUGH_FOR_TABLE);
  const inRoom = useColumnsInRoom(columns, look !== undefined && look.id !== null);
  const [isChoosing, setChoosing] = useState(false);
  const sort = address.params.get('sort');
  const onSort = (next: string | null) => address.filter({ sort: next });
  const boxes = select && selectColumn(select);

  function choose(on: boolean): void {
    setChoosing(on);
    if (!on) select?.selection.clear();
  }

  const shown = sortedColumns(inRoom, sort, onSort);
  const table = tableOf(props, boxes && (isWide || isChoosing) ? [boxes, ...shown] : shown, isChoosing && !isWide);
  return (
    <WithRowKeys>
      {!isWide && expectsRows(props) && (
        <PhoneListBar
          columns={columns}
          sort={sort}
          onSort={onSort}
          choosing={boxes ? { isOn: isChoosing, set: choose, all: boxes.header } : null}
        />
      )}
      <TableFrame of={of}>
        <Rows {...props} table={table} isWide={isWide} />
      </TableFrame>
    </WithRowKeys>
  );
}

/** The header above cards renders before the cards, so that they do not move. */
function expectsRows<Row extends { id: string }>({ of, rows }: Props<Row>): boolean {
  return rows ? rows.length > 0 : of.error === undefined;
}

function tableOf<Row extends { id: string }>(
  { caption, look, select }: Props<Row>,
  columns: readonly Column<Row>[],
  isPicking: boolean,
): TableProps<Row> {
  return {
    caption,
    columns,
    rowId: ({ id }) => id,
    selectedId: look?.id ?? null,
    ...(look && { onRow: look.lookAt }),
    ...(select && { isMarked: ({ id }) => select.selection.has(id) }),
    ...(select && isPicking && { onPick: pick(select) }),
  };
}

type RowsProps<Row extends { id: string }> = Props<Row> & { table: TableProps<Row>; isWide: boolean };

/** The list's rows or their placeholder. */
function Rows<Row extends { id: string }>({ of, rows, page, address, table, isWide, ...props }: RowsProps<Row>) {
  const { failed, empty, cappedWords, clear } = props;
  const instead = tablePlaceholder({
    of,
    rows,
    page,
    failed,
    empty,
    columns: table.columns.length,
    onClear: clear && (() => address.filter(clear)),
  });
  const Form = isWide ? WideTable : Cards;
  // A page beyond the last is empty and redirects to the last.
  const hasPages = page !== undefined && (!instead || (of.error === undefined && page.total > 0));
  return (
    <TableCard
      footInSight
      foot={hasPages && <ListPages of={page} cappedWords={cappedWords} onChange={address.change} />}
    >
      {instead ?? <Form {...table} rows={rows ?? []} />}
    </TableCard>
  );
}

function pick<Row extends { id: string }>({ selection: { possible, has, choose } }: Selecting<Row>) {
  return (row: Row) => {
    if (possible.some(({ id }) => id === row.id)) choose([row], !has(row.id));
  };
}

/** Columns with sortable headers, marking the current order. */
function sortedColumns<Row>(
  columns: readonly ListColumn<Row>[],
  sort: string | null,
  onSort: (sort: string | null) => void,
): ListColumn<Row>[] {
  const now = sortedBy(sort);
  return columns.map((column) => {
    const { id, sort: kind, header } = column;
    if (!kind) return column;
    const heading = (
      <SortHeading column={id} kind={kind} now={now} onSort={onSort}>
        {header}
      </SortHeading>
    );
    return now?.column === id
      ? { ...column, heading, sorted: now.down ? 'descending' : 'ascending' }
      : { ...column, heading };
  });
}
