import { matchPath } from 'react-router-dom';
import type { RouteRow } from './route-row.ts';

/** The address of the screen that a path shows: a list with one of its things beside it is still that list. */
export function screenOfPath(rows: readonly Pick<RouteRow, 'path' | 'Screen'>[], pathname: string): string {
  const besideAList = rows.some(
    ({ path, Screen }) =>
      matchPath(path, pathname) !== null && rows.some((list) => list.Screen === Screen && `${list.path}/:id` === path),
  );
  return besideAList ? pathname.replace(/\/[^/]+\/?$/, '') : pathname;
}
