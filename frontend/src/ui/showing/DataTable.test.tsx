import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DataTable } from './DataTable.tsx';
import type { Column } from './table-column.ts';

interface Row {
  id: string;
  note: string | null;
}

const columns: Column<Row>[] = [
  { id: 'code', header: 'Code', onPhone: 'title', cell: ({ id }) => id },
  { id: 'note', header: 'Note', cell: ({ note }) => note },
];
const cardOf = (note: string | null) =>
  renderToStaticMarkup(
    <DataTable caption="Rows" columns={columns} rows={[{ id: 'r1', note }]} rowId={({ id }) => id} />,
  )
    .split('<ul')
    .at(-1);

it('has lines for present values only', () => {
  expect(cardOf('late')).toMatch(/<dt[^>]*>Note<.*late/);
  expect(cardOf(null)).not.toContain('Note');
  expect(cardOf('')).not.toContain('Note');
});
