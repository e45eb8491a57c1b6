import { expect } from '@playwright/test';
import { kapitolyo, nextWorkday, person } from '../harness/test-users.ts';
import { test } from './suki-test.ts';

test('an admin’s bookings, people and audit log update without a reload', async ({
  suki,
  visitors,
  cast: { andrea, carla, service },
}) => {
  const at = async (path: string) => {
    const { session } = carla;
    const visitor = await visitors.at({ url: suki.url, session, viewport: { width: 1280, height: 900 } });
    await visitor.page.goto(path);
    await expect(visitor.page.getByText('Live', { exact: true })).toBeVisible();
    await visitor.page.locator('main [aria-busy=false]').first().waitFor();
    return visitor;
  };
  const [dashboard, bookings, log, people] = await Promise.all([
    at('/admin'),
    at('/admin/bookings'),
    at('/admin/audit-logs'),
    at('/admin/users'),
  ]);
  const newest = (page: typeof log.page) => page.getByRole('table').last().getByRole('row').nth(1);

  const lita = await person(suki.url, 'Lita', 'Cruz', 'client');
  await expect(newest(people.page)).toContainText('Lita Cruz');
  await expect(newest(people.page)).toContainText('Active');

  const { id } = await andrea.call('createBooking', {
    body: { serviceId: service.id, date: nextWorkday(), time: '10:00', address: kapitolyo, paymentMethod: 'cash' },
  });
  const { code } = await andrea.call('readBooking', { params: { id } });
  await expect(newest(bookings.page)).toContainText(code);
  await expect(newest(bookings.page)).toContainText('Pending');
  await expect(newest(log.page)).toContainText(code);
  await expect(newest(log.page)).toContainText('Requested a booking');
  await expect(newest(dashboard.page)).toContainText(code);
  await expect(
    dashboard.page.getByRole('listitem').filter({ hasText: 'Requested a booking' }).filter({ hasText: code }),
  ).toBeVisible();

  await andrea.call('cancelBooking', { params: { id }, body: { reason: 'The tap stopped leaking' } });
  await expect(newest(bookings.page)).toContainText('Cancelled');
  await carla.call('changeUser', {
    params: { id: lita.session?.user.id ?? '' },
    body: { action: 'suspend', reason: 'Rude to a worker' },
  });
  await expect(newest(people.page)).toContainText('Suspended');
  await expect(
    log.page.getByRole('table').last().getByRole('row').filter({ hasText: 'Suspended an account' }),
  ).toBeVisible();

  expect(
    [dashboard, bookings, log, people].map(({ loads }) => loads()),
    'nobody had to reload',
  ).toEqual([1, 1, 1, 1]);
});
