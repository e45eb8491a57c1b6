import { expect, it } from 'vitest';
import { screenNameOf } from '../features/support/bugs/screen-name.ts';
import { allRoutes, areaTables, firstRoutes } from './routes.ts';

it('have each table’s screens below its own addresses only', async () => {
  for (const table of areaTables)
    for (const { path } of await table.load())
      expect(
        areaTables.filter(({ below }) => below.test(path)),
        path,
      ).toEqual([table]);
});

it('are outside all tables for pages of a first visit', () => {
  const found = firstRoutes.filter(({ path }) => areaTables.some(({ below }) => below.test(path)));
  expect(found.map(({ path }) => path)).toEqual([]);
});

it.each(['/workers', '/clients', '/administration', '/services', '/provider/info', '/'])(
  'loads no table for %s',
  (path) => {
    expect(areaTables.filter(({ below }) => below.test(path))).toEqual([]);
  },
);

/** Staff, developer and redirecting paths have no name. */
const unnamed = /^\/(?:admin|ui-demo|dashboard|client\/create-booking)|^\*$/;

it('have a name for each screen from which users report', async () => {
  const screens = (await allRoutes()).filter(({ path, Screen }) => !unnamed.test(path) && typeof Screen !== 'function');
  expect(screens.map(({ path }) => path).filter((path) => screenNameOf(path) === null)).toEqual([]);
});
