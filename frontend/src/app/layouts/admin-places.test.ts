import { describe, expect, it } from 'vitest';
import { may, type StaffRole } from '#contracts/account/staff-permissions.ts';
import { emptyShell } from '../../domain/shell.ts';
import { adminNavigation, waitingIn } from './admin-places.ts';

const placesOf = (staffRole: StaffRole) =>
  adminNavigation(
    (word) => word,
    emptyShell,
    (permission) => may({ userType: 'admin', staffRole }, permission),
  ).map(({ items }) => items.map(({ to }) => to));

describe('the bell', () => {
  it('counts only tasks in the sections of this member of staff', () => {
    const shell = { ...emptyShell, waitingPayments: 9, openTickets: 2 };
    const of = (staffRole: StaffRole) =>
      waitingIn(
        adminNavigation(
          (word) => word,
          shell,
          (permission) => may({ userType: 'admin', staffRole }, permission),
        ),
      ).map(({ to, count }) => [to, count]);
    expect(of('owner')).toEqual([
      ['/admin/payments', 9],
      ['/admin/tickets', 2],
    ]);
    expect(of('support')).toEqual([['/admin/tickets', 2]]);
  });
});

describe('the sidebar', () => {
  it('shows support no money and no settings', () => {
    const places = placesOf('support').flat();
    expect(places).toEqual(
      expect.arrayContaining(['/admin', '/admin/bookings', '/admin/users', '/admin/user-reports']),
    );
    for (const closed of ['/admin/payments', '/admin/payouts', '/admin/settings', '/admin/audit-logs'])
      expect(places).not.toContain(closed);
  });

  it('shows owners and auditors everything', () => {
    expect(placesOf('auditor')).toEqual(placesOf('owner'));
  });

  it('omits empty groups', () => {
    for (const role of ['support', 'finance', 'trust'] as const) expect(placesOf(role)).not.toContainEqual([]);
  });
});
