import { useRef, type ReactNode } from 'react';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { DataTable } from '../../../ui/showing/DataTable.tsx';
import { insteadOfRows } from './instead-of-rows.tsx';
import { useColumnsInRoom, type ListColumn } from './list-columns.ts';
import { ListPages, type Page } from './ListPages.tsx';
import type { RowLook } from './row-look.ts';
import { selectColumn, type Selecting } from './select-column.tsx';
import { TableFrame, type ReadOf } from './TableFrame.tsx';
import type { Address, AddressChange } from './use-address.ts';
import { KEYED, useRowKeys } from './use-row-keys.ts';

const RowKeysDialog = lazyDialog(async () => (await import('./RowKeysDialog.tsx')).RowKeysDialog);

interface Props<Row extends { id: string }> {
  of: ReadOf<unknown>;
  /** Those of this page; undefined until they are read. */
  rows: readonly Row[] | undefined;
  /** Where in the list they stand; undefined where the list is read whole, or is not read yet. */
  page?: Page | undefined;
  address: Address;
  columns: readonly ListColumn<Row>[];
  look?: RowLook<Row>;
  select?: Selecting<Row>;
  caption: string;
  /** "The audit log could not be read" */
  failed: string;
  /** An EmptyState, for a list that has nothing without any filter. */
  empty: ReactNode;
  /** Takes away the filters that are set; null where none is. */
  clear: AddressChange | null;
}

/**
 * A list of the admin's: columns as data, each of its states, pages kept in the address, and a press on a row looks at
 * it. Its filters stand above, in a FilterBar.
 */
export function ListTable<Row extends { id: string }>(props: Props<Row>) {
  const { of, rows, page, address, columns, look, select, caption, failed, empty, clear } = props;
  const shown = useColumnsInRoom(columns, look !== undefined && look.id !== null);
  const instead = insteadOfRows({
    of,
    rows,
    page,
    failed,
    empty,
    columns: shown.length,
    onClear: clear && (() => address.filter(clear)),
  });
  return (
    <Keyed>
      <TableFrame of={of}>
        <DataTable
          caption={caption}
          columns={select ? [selectColumn(select), ...shown] : shown}
          rows={rows ?? []}
          rowId={({ id }) => id}
          selectedId={look?.id ?? null}
          {...(select && { isMarked: ({ id }: Row) => select.selection.has(id) })}
          {...(look && { onRow: look.lookAt })}
          instead={instead}
          foot={page && page.total > 0 && <ListPages of={page} onChange={address.change} />}
        />
      </TableFrame>
    </Keyed>
  );
}

/** What is in it is moved through by the keyboard. */
function Keyed({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const { isHelpOpen, closeHelp } = useRowKeys(list);
  return (
    <div ref={list} {...{ [KEYED]: '' }}>
      {children}
      {isHelpOpen && <RowKeysDialog onClose={closeHelp} />}
    </div>
  );
}
