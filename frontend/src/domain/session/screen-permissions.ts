import type { StaffPermission } from '#contracts/account/staff-permissions.ts';

/** Permission required for each staff screen, by the first two segments of its path. */
const screenPermissions: Readonly<Record<string, StaffPermission>> = {
  '/admin': 'overview.read',
  '/admin/bookings': 'bookings.read',
  '/admin/payments': 'payments.read',
  '/admin/payouts': 'payouts.read',
  '/admin/users': 'people.read',
  '/admin/services': 'catalogue.read',
  '/admin/forms': 'catalogue.read',
  '/admin/approvals': 'approvals.read',
  '/admin/user-reports': 'bugs.read',
  '/admin/tickets': 'tickets.read',
  '/admin/disputes': 'disputes.read',
  '/admin/safety': 'safety.read',
  '/admin/analytics': 'analytics.read',
  '/admin/audit-logs': 'audit.read',
  '/admin/settings': 'settings.read',
};

/** null: any staff role. */
export function permissionOfScreen(pathname: string): StaffPermission | null {
  const screen = pathname.split('/').slice(0, 3).join('/');
  return Object.hasOwn(screenPermissions, screen) ? (screenPermissions[screen] ?? null) : null;
}
