import { use } from 'react';
import type { RouteRow } from './route-row.ts';
import { authRoutes } from './routes/auth-routes.ts';
import { publicRoutes } from './routes/public-routes.ts';

/** Screens of a first visit; their paths are outside all of `areaTables`. */
export const firstRoutes: readonly RouteRow[] = [...publicRoutes, ...authRoutes];

/**
 * Other screens by path prefix. A first download does not need the list of two hundred modules of signed-in screens,
 * so each table loads with the first path below its prefix.
 */
export const areaTables = [
  {
    below: /^\/(?:client|guest)(?:\/|$)/i,
    load: once(async () => (await import('./routes/client-routes.ts')).clientRoutes),
  },
  { below: /^\/worker(?:[-/]|$)/i, load: once(async () => (await import('./routes/worker-routes.ts')).workerRoutes) },
  { below: /^\/admin(?:\/|$)/i, load: once(async () => (await import('./routes/admin-routes.ts')).adminRoutes) },
];

/** Candidate rows for a path. Suspends while the area's table loads. */
export function useRoutesAt(pathname: string): readonly RouteRow[] {
  const table = areaTables.find(({ below }) => below.test(pathname));
  return table ? [...firstRoutes, ...use(table.load())] : firstRoutes;
}

/** All screens. To add one, add a row to its area's table in routes/. */
export async function allRoutes(): Promise<readonly RouteRow[]> {
  const tables = await Promise.all(areaTables.map(({ load }) => load()));
  return [...firstRoutes, ...tables.flat()];
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
}
