import type { Column } from '../../../ui/showing/table-column.ts';
import type { SortKind } from './list-sort.ts';
import { useNarrowTable } from './use-media.ts';

export interface ListColumn<Row> extends Column<Row> {
  /** Where its table does without it: on a narrower screen and beside a quick look, or beside a quick look alone. */
  dropped?: 'narrow' | 'beside';
  /** The list can be sorted by it: its call knows an order of its id. */
  sort?: SortKind;
}

/** The columns that there is room for. */
export function useColumnsInRoom<Row>(columns: readonly ListColumn<Row>[], lookedAt: boolean): ListColumn<Row>[] {
  const narrow = useNarrowTable(lookedAt);
  return columnsInRoom(columns, { narrow, lookedAt });
}

export function columnsInRoom<Row>(
  columns: readonly ListColumn<Row>[],
  room: { narrow: boolean; lookedAt: boolean },
): ListColumn<Row>[] {
  const gone = { narrow: room.narrow, beside: room.lookedAt };
  return columns.filter(({ dropped }) => !dropped || !gone[dropped]);
}
