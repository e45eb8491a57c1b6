import type { RouteRow } from '../route-row.ts';

/** The admin's screens (area admin). */
export const adminRoutes: readonly RouteRow[] = [];
