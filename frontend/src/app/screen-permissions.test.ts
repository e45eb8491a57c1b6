import { expect, it } from 'vitest';
import { permissionOfScreen } from '../domain/session/screen-permissions.ts';
import { adminRoutes } from './routes/admin-routes.ts';

it('requires a permission for every staff screen except the own profile', () => {
  const open = adminRoutes.filter(({ path }) => permissionOfScreen(path) === null);
  expect(open.map(({ path }) => path)).toEqual(['/admin/profile']);
});

it('requires the list’s permission for a detail screen', () => {
  expect(permissionOfScreen('/admin/payouts/w-1.2026-11-20')).toBe('payouts.read');
  expect(permissionOfScreen('/admin')).toBe('overview.read');
  expect(permissionOfScreen('/admin/toString')).toBeNull();
});
