import type { RouteRow } from '../route-row.ts';

/** The worker's screens (area worker). */
export const workerRoutes: readonly RouteRow[] = [];
