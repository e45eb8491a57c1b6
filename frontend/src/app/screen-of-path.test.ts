import { expect, it } from 'vitest';
import { allRoutes } from './routes.ts';
import { screenOfPath } from './screen-of-path.ts';

it.each([
  ['/admin/users', '/admin/users'],
  ['/admin/users/u-1', '/admin/users'],
  ['/admin/bookings/b%2F1', '/admin/bookings'],
  ['/admin', '/admin'],
  ['/admin/settings', '/admin/settings'],
  ['/client/bookings/b-1', '/client/bookings/b-1'],
  ['/nowhere', '/nowhere'],
])('maps %s to the screen %s', async (pathname, screen) => {
  expect(screenOfPath(await allRoutes(), pathname)).toBe(screen);
});
