import type { Column } from '../../../ui/showing/DataTable.tsx';
import { useNarrowTable } from './use-media.ts';

export interface ListColumn<Row> extends Column<Row> {
  /** Where its table does without it: on a narrower screen and beside a quick look, or beside a quick look alone. */
  dropped?: 'narrow' | 'beside';
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
