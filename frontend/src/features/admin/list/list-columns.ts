import type { Column } from '../../../ui/showing/table-column.ts';
import type { SortKind } from './list-sort.ts';
import { useNarrowTable } from './use-media.ts';

export interface ListColumn<Row> extends Column<Row> {
  /** Where the table omits the column: on a narrow screen and beside a quick look, or beside a quick look only. */
  dropped?: 'narrow' | 'beside';
  /** Set if the endpoint can sort by this column's id. */
  sort?: SortKind;
}

/** The columns that fit. */
export function useColumnsInRoom<Row>(columns: readonly ListColumn<Row>[], lookedAt: boolean): ListColumn<Row>[] {
  const narrow = useNarrowTable(lookedAt);
  return visibleColumns(columns, { narrow, lookedAt });
}

export function visibleColumns<Row>(
  columns: readonly ListColumn<Row>[],
  room: { narrow: boolean; lookedAt: boolean },
): ListColumn<Row>[] {
  const gone = { narrow: room.narrow, beside: room.lookedAt };
  return columns.filter(({ dropped }) => !dropped || !gone[dropped]);
}
