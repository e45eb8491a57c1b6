import type { RouteRow } from '../route-row.ts';

/** Signing in and up (specification section 2, Public and auth). Area: bare. */
export const authRoutes: readonly RouteRow[] = [];
