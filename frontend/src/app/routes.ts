import { use } from 'react';
import type { RouteRow } from './route-row.ts';
import { authRoutes } from './routes/auth-routes.ts';
import { publicRoutes } from './routes/public-routes.ts';

/** The screens that a first visit can lead to at once; they lie below none of the addresses of `areaTables`. */
export const firstRoutes: readonly RouteRow[] = [...publicRoutes, ...authRoutes];

/**
 * The other screens, by the addresses that they lie below. A visitor of the landing page need not know where two hundred
 * files of signed-in screens are, so each table is fetched with the first address below it.
 */
export const areaTables = [
  {
    below: /^\/(?:client|guest)(?:\/|$)/i,
    load: once(async () => (await import('./routes/client-routes.ts')).clientRoutes),
  },
  { below: /^\/worker(?:[-/]|$)/i, load: once(async () => (await import('./routes/worker-routes.ts')).workerRoutes) },
  { below: /^\/admin(?:\/|$)/i, load: once(async () => (await import('./routes/admin-routes.ts')).adminRoutes) },
];

/** The rows that an address may lead to. Suspends while the table of its area is fetched. */
export function useRoutesAt(pathname: string): readonly RouteRow[] {
  const table = areaTables.find(({ below }) => below.test(pathname));
  return table ? [...firstRoutes, ...use(table.load())] : firstRoutes;
}

/** Every screen of the product. To add one, put a line into the table of its area in routes/. */
export async function allRoutes(): Promise<readonly RouteRow[]> {
  const tables = await Promise.all(areaTables.map(({ load }) => load()));
  return [...firstRoutes, ...tables.flat()];
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
}
