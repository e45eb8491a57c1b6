import { expect, it } from 'vitest';
import { permissionOfScreen } from '../domain/session/screen-permissions.ts';
import { adminRoutes } from './routes/admin-routes.ts';

it('every screen of staff takes a permission, but their own profile', () => {
  const open = adminRoutes.filter(({ path }) => permissionOfScreen(path) === null);
  expect(open.map(({ path }) => path)).toEqual(['/admin/profile']);
});

it('is that of the list, with one thing of it beside it', () => {
  expect(permissionOfScreen('/admin/payouts/w-1.2026-11-20')).toBe('payouts.read');
  expect(permissionOfScreen('/admin')).toBe('overview.read');
  expect(permissionOfScreen('/admin/toString')).toBeNull();
});
