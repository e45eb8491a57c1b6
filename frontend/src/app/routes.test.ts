import { expect, it } from 'vitest';
import { areaTables, firstRoutes } from './routes.ts';

it('each table has the screens below its own addresses, and no other table', async () => {
  for (const table of areaTables)
    for (const { path } of await table.load())
      expect(
        areaTables.filter(({ below }) => below.test(path)),
        path,
      ).toEqual([table]);
});

it('what a first visit can lead to lies below none of them', () => {
  const found = firstRoutes.filter(({ path }) => areaTables.some(({ below }) => below.test(path)));
  expect(found.map(({ path }) => path)).toEqual([]);
});

it.each(['/workers', '/clients', '/administration', '/services', '/provider/info', '/'])(
  'nothing more is fetched for %s',
  (path) => {
    expect(areaTables.filter(({ below }) => below.test(path))).toEqual([]);
  },
);
