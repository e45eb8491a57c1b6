import { expect } from '@playwright/test';
import { approvedWorker } from '../harness/test-users.ts';
import { openRoundTheClock, requestedBooking } from './prepared.ts';
import { test } from './suki-test.ts';

const narrow = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/**
 * The narrowest width at which text must fit without scrolling in two dimensions (WCAG 2.2, 1.4.10), in the longer
 * language.
 */
test('a worker’s requests and an admin’s profile fit 320 px in Filipino', async ({
  visitors,
  suki,
  cast: { andrea, carla, service },
}) => {
  const nonoy = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Nonoy', 'Castillo', service.id));
  await requestedBooking({ client: andrea, worker: nonoy, serviceId: service.id, time: '03:00' });
  await nonoy.call('changeMe', { body: { language: 'fil' } });
  const email = nonoy.session?.user.email ?? '';
  const { page: worker } = await visitors.at({
    url: suki.url,
    ...narrow,
    session: (await nonoy.signIn(email, 'suki-test-1')).session,
  });
  const { page: admin } = await visitors.at({ url: suki.url, ...narrow, session: carla.session });
  for (const path of ['/worker-dashboard', '/worker-bookings']) {
    await worker.goto(path);
    await expect(
      worker.getByRole('article', { name: service.name }).getByRole('button', { name: 'Tanggapin' }),
    ).toBeVisible();
    expect(await worker.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
  await admin.goto('/admin/profile');
  await expect(admin.getByLabel('First name')).toBeVisible();
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
