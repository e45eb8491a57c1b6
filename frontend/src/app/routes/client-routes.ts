import type { RouteRow } from '../route-row.ts';

/** The client's screens and the booking flow (areas client and flow). */
export const clientRoutes: readonly RouteRow[] = [];
