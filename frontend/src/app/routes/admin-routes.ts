import { screen, type RouteRow } from '../route-row.ts';

const bookings = screen(() => import('../../features/admin/bookings/ManageBookingsScreen.tsx'), 'ManageBookingsScreen');
const users = screen(() => import('../../features/admin/users/UsersScreen.tsx'), 'UsersScreen');
const disputes = screen(() => import('../../features/admin/disputes/DisputesScreen.tsx'), 'DisputesScreen');
const payouts = screen(() => import('../../features/admin/payouts/PayoutsScreen.tsx'), 'PayoutsScreen');
const reports = screen(() => import('../../features/admin/bugs/UserReportsScreen.tsx'), 'UserReportsScreen');
const payments = screen(() => import('../../features/admin/payments/PaymentsScreen.tsx'), 'PaymentsScreen');

const tickets = screen(() => import('../../features/admin/tickets/TicketsScreen.tsx'), 'TicketsScreen');

/** The admin's screens (area admin). */
export const adminRoutes: readonly RouteRow[] = [
  {
    path: '/admin',
    area: 'admin',
    guard: 'admin',
    Screen: screen(() => import('../../features/admin/dashboard/DashboardScreen.tsx'), 'DashboardScreen'),
  },
  { path: '/admin/bookings', area: 'admin', guard: 'admin', Screen: bookings },
  { path: '/admin/bookings/:id', area: 'admin', guard: 'admin', Screen: bookings },
  { path: '/admin/payments', area: 'admin', guard: 'admin', Screen: payments },
  {
    path: '/admin/payments/statements',
    area: 'admin',
    guard: 'admin',
    Screen: screen(() => import('../../features/admin/payments/statements/StatementsScreen.tsx'), 'StatementsScreen'),
  },
  {
    path: '/admin/payments/statements/:id',
    area: 'admin',
    guard: 'admin',
    Screen: screen(() => import('../../features/admin/payments/statements/StatementScreen.tsx'), 'StatementScreen'),
  },
  { path: '/admin/payments/:id', area: 'admin', guard: 'admin', Screen: payments },
  { path: '/admin/payouts', area: 'admin', guard: 'admin', Screen: payouts },
  { path: '/admin/payouts/:id', area: 'admin', guard: 'admin', Screen: payouts },
  { path: '/admin/tickets', area: 'admin', guard: 'admin', Screen: tickets },
  {
    path: '/admin/tickets/replies',
    area: 'admin',
    guard: 'admin',
    Screen: screen(() => import('../../features/admin/tickets/replies/SavedRepliesScreen.tsx'), 'SavedRepliesScreen'),
  },
  {
    path: '/admin/tickets/ratings',
    area: 'admin',
    guard: 'admin',
    Screen: screen(() => import('../../features/admin/tickets/ratings/RatingsScreen.tsx'), 'RatingsScreen'),
  },
  { path: '/admin/tickets/:id', area: 'admin', guard: 'admin', Screen: tickets },
  { path: '/admin/disputes', area: 'admin', guard: 'admin', Screen: disputes },
  { path: '/admin/disputes/:id', area: 'admin', guard: 'admin', Screen: disputes },
  { path: '/admin/users', area: 'admin', guard: 'admin', Screen: users },
  { path: '/admin/users/:id', area: 'admin', guard: 'admin', Screen: users },
  { path: '/admin/user-reports', area: 'admin', guard: 'admin', Screen: reports },
  { path: '/admin/user-reports/:id', area: 'admin', guard: 'admin', Screen: reports },
  {
    path: '/admin/approvals',
    area: 'admin',
    guard: 'admin',
    Screen: screen(() => import('../../features/admin/approvals/ApprovalsScreen.tsx'), 'ApprovalsScreen'),
  },
  {
    path: '/admin/services',
    area: 'admin',
    guard: 'admin',
    Screen: screen(() => import('../../features/admin/services/ServicesScreen.tsx'), 'ServicesScreen'),
  },
  {
    path: '/admin/services/:category/form-builder',
    area: 'admin',
    guard: 'admin',
    Screen: screen(() => import('../../features/admin/forms/FormBuilderScreen.tsx'), 'FormBuilderScreen'),
  },
  {
    path: '/admin/services/:category/arrange',
    area: 'admin',
    guard: 'admin',
    Screen: screen(() => import('../../features/admin/services/arranging/ArrangeScreen.tsx'), 'ArrangeScreen'),
  },
  {
    path: '/admin/forms',
    area: 'admin',
    guard: 'admin',
    Screen: screen(() => import('../../features/admin/forms/FormsScreen.tsx'), 'FormsScreen'),
  },
  {
    path: '/admin/analytics',
    area: 'admin',
    guard: 'admin',
    Screen: screen(() => import('../../features/admin/analytics/AnalyticsScreen.tsx'), 'AnalyticsScreen'),
  },
  {
    path: '/admin/audit-logs',
    area: 'admin',
    guard: 'admin',
    Screen: screen(() => import('../../features/admin/audit/AuditLogsScreen.tsx'), 'AuditLogsScreen'),
  },
  {
    path: '/admin/profile',
    area: 'admin',
    guard: 'admin',
    Screen: screen(() => import('../../features/admin/profile/AdminProfileScreen.tsx'), 'AdminProfileScreen'),
  },
  {
    path: '/admin/settings',
    area: 'admin',
    guard: 'admin',
    Screen: screen(() => import('../../features/admin/settings/PlatformSettingsScreen.tsx'), 'PlatformSettingsScreen'),
  },
];
