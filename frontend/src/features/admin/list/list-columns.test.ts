import { expect, it } from 'vitest';
import { visibleColumns, type ListColumn } from './list-columns.ts';

const column = (id: string, dropped?: 'narrow' | 'beside'): ListColumn<string> => ({
  id,
  header: id,
  cell: (row) => row,
  ...(dropped && { dropped }),
});
const columns = [column('name'), column('seen', 'narrow'), column('joined', 'beside')];
const ids = (room: { narrow: boolean; lookedAt: boolean }) => visibleColumns(columns, room).map(({ id }) => id);

it('omits columns where there is less room', () => {
  expect(ids({ narrow: false, lookedAt: false })).toEqual(['name', 'seen', 'joined']);
  expect(ids({ narrow: true, lookedAt: false })).toEqual(['name', 'joined']);
  expect(ids({ narrow: true, lookedAt: true })).toEqual(['name']);
});
