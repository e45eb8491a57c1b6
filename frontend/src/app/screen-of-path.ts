import { matchPath } from 'react-router-dom';
import type { RouteRow } from './route-row.ts';

/** Route path of a screen: a list with an opened record is still the list's screen. */
export function screenOfPath(rows: readonly Pick<RouteRow, 'path' | 'Screen'>[], pathname: string): string {
  const besideAList = rows.some(
    ({ path, Screen }) =>
      matchPath(path, pathname) !== null && rows.some((list) => list.Screen === Screen && `${list.path}/:id` === path),
  );
  return besideAList ? pathname.replace(/\/[^/]+\/?$/, '') : pathname;
}
