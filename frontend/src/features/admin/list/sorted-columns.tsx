import type { ListColumn } from './list-columns.ts';
import { sortedBy } from './list-sort.ts';
import { SortHeading } from './SortHeading.tsx';

/** Columns with sortable headers, marking the current order. */
export function sortedColumns<Row>(
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
