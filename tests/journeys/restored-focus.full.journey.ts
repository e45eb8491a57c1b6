import { expect, type Page } from '@playwright/test';
import { addMinutes, manilaDay, manilaTime } from '#contracts/manila-time.ts';
import { approvedWorker, kapitolyo } from '../harness/test-users.ts';
import { openRoundTheClock, requestedBooking } from './prepared.ts';
import { test } from './suki-test.ts';
import { now } from '../harness/test-clock.ts';

/** A button may disappear after its action; a keyboard user continues on the same screen. */
test('a worker who uses the keyboard keeps the focus in place', async ({
  visitors,
  suki,
  cast: { andrea, carla, service },
}) => {
  const lito = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Lito', 'Ramos', service.id));
  const workerId = lito.session?.user.workerId ?? '';
  const start = addMinutes(now(), 45);
  const { id } = await andrea.call('createBooking', {
    body: {
      serviceId: service.id,
      workerId,
      date: manilaDay(start),
      time: manilaTime(start),
      address: kapitolyo,
      paymentMethod: 'cash',
    },
  });
  const { page } = await visitors.at({ url: suki.url, session: lito.session });
  const main = page.getByRole('main');

  await test.step('after accepting, doing the job and taking the cash', async () => {
    await page.goto(`/worker/bookings/${id}`);
    await press(page, /^Accept for/);
    await expect(main).toBeFocused();
    await press(page, 'I’m at the door');
    await press(page, 'Yes, I’m here');
    await press(page, 'Start work');
    await press(page, 'Complete the work');
    await press(page, 'Complete');
    await expect(page.getByRole('button', { name: /in cash$/ })).toBeVisible();
    await expect(main).toBeFocused();
    await press(page, /in cash$/);
    await press(page, 'Yes, I have it');
    await expect(page.getByRole('button', { name: /in cash$/ })).toBeHidden();
    await expect(main).toBeFocused();
  });

  await test.step('after cancelling another', async () => {
    const other = await requestedBooking({ client: andrea, worker: lito, serviceId: service.id, time: '03:00' });
    await lito.call('acceptBooking', { params: { id: other } });
    await page.goto(`/worker/bookings/${other}`);
    await press(page, /^Cancel booking/);
    await page.getByRole('dialog').getByRole('textbox').fill('I am ill');
    await press(page, 'Cancel booking', 'dialog');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Cancel booking/ })).toBeHidden();
    await expect(main).toBeFocused();
  });

  await test.step('after accepting in the list', async () => {
    const last = await requestedBooking({ client: andrea, worker: lito, serviceId: service.id, time: '05:00' });
    await page.goto('/worker-bookings');
    await press(page, 'Accept');
    await expect.poll(async () => (await lito.call('readBooking', { params: { id: last } })).status).toBe('accepted');
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeHidden();
    await expect(main).toBeFocused();
  });
});

async function press(page: Page, name: string | RegExp, inside?: 'dialog'): Promise<void> {
  const button = (inside ? page.getByRole(inside) : page).getByRole('button', {
    name,
    ...(typeof name === 'string' && { exact: true }),
  });
  await button.focus();
  await page.keyboard.press('Enter');
}
