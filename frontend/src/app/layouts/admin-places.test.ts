import { describe, expect, it } from 'vitest';
import { may, type StaffRole } from '#contracts/account/staff-permissions.ts';
import { nobody } from '../../domain/shell.ts';
import { adminNavigation } from './admin-places.ts';

const placesOf = (staffRole: StaffRole) =>
  adminNavigation(
    (word) => word,
    nobody,
    (permission) => may({ userType: 'admin', staffRole }, permission),
  ).map(({ items }) => items.map(({ to }) => to));

describe('the sidebar', () => {
  it('leads support to no money and no settings', () => {
    const places = placesOf('support').flat();
    expect(places).toEqual(
      expect.arrayContaining(['/admin', '/admin/bookings', '/admin/users', '/admin/user-reports']),
    );
    for (const closed of ['/admin/payments', '/admin/payouts', '/admin/settings', '/admin/audit-logs'])
      expect(places).not.toContain(closed);
  });

  it('leads owners and auditors everywhere', () => {
    expect(placesOf('auditor')).toEqual(placesOf('owner'));
  });

  it('has no group in which nothing is left', () => {
    for (const role of ['support', 'finance', 'trust'] as const) expect(placesOf(role)).not.toContainEqual([]);
  });
});
