import { screen, type RouteRow } from '../route-row.ts';

/** The admin's screens (area admin). */
export const adminRoutes: readonly RouteRow[] = [
  { path: '/admin/audit-logs', area: 'admin', guard: 'admin', Screen: screen(() => import('../../features/admin/audit/AuditLogsScreen.tsx'), 'AuditLogsScreen') },
];
