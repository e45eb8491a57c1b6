import type { ListColumn } from './list-columns.ts';
import { sortedBy } from './list-sort.ts';
import { SortHeading } from './SortHeading.tsx';

/** The columns with headers that sort by them, and which of them the rows stand in the order of. */
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
