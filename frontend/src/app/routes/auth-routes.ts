import { screen, type RouteRow } from '../route-row.ts';

/** Signing in and up (specification section 2, Public and auth). Area: bare. */
export const authRoutes: readonly RouteRow[] = [
  { path: '/dashboard', area: 'bare', guard: 'open', Screen: screen(() => import('../guards/DashboardRedirect.tsx'), 'DashboardRedirect') },
];
