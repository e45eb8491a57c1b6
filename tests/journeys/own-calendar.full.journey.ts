import { expect, type Page } from '@playwright/test';
import { addDays, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { formatLongDay } from '#contracts/manila-format.ts';
import { approvedWorker, kapitolyo, nextWorkday, person } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { shownDay } from './pages/shown-day.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { now } from '../harness/test-clock.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const LOS_ANGELES = 'America/Los_Angeles';
const times = (page: Page) => page.getByRole('region', { name: 'Start time' });
const dayIn = (page: Page, day: string) => page.locator(`[data-day="${day}"]`).getByRole('button');

test('a worker’s day off disappears from an open schedule, in Manila time everywhere', async ({
  visitors,
  suki,
  cast,
}) => {
  const { id: serviceId } = cast.service;
  const nilo = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Nilo', 'Aquino', serviceId));
  const ising = await person(suki.url, 'Ising', 'Aquino', 'client');
  const workerId = nilo.session?.user.workerId ?? '';
  const day = nextWorkday();
  const query = new URLSearchParams({ serviceId, workerId, address: JSON.stringify(kapitolyo) });
  const client = await visitors.at({
    url: suki.url,
    session: ising.session,
    ...phone,
    timezoneId: LOS_ANGELES,
  });
  const worker = await visitors.at({ url: suki.url, session: nilo.session, ...phone, timezoneId: 'Asia/Manila' });

  await test.step('the calendar begins at this week, and choosing a day scrolls to its times', async () => {
    await client.page.goto(`/client/booking-flow/schedule?${query}`);
    const first = client.page.getByRole('grid').locator('[data-day]').filter({ visible: true }).first();
    await expect(first).toBeVisible();
    expect(((await first.getAttribute('data-day')) ?? '') > addDays(manilaDay(now()), -7)).toBe(true);
    await (await shownDay(client.page, day)).tap();
    await expect(times(client.page).getByText('9:30 AM')).toBeInViewport({ ratio: 1 });
    await expect(times(client.page).getByRole('radio', { name: '9:30 AM' })).toBeEnabled();
  });

  await test.step('the same calendar is on the worker’s page and where a new time is proposed', async () => {
    const { page } = await visitors.at({ url: suki.url, session: ising.session, ...phone });
    await page.goto(`/client/worker/${workerId}?serviceId=${serviceId}`);
    await (await shownDay(page, day)).tap();
    await expect(page.getByRole('group', { name: 'Free times' }).getByText('9:30 AM')).toBeInViewport({ ratio: 1 });
  });

  await test.step('the worker takes that day off in their month', async () => {
    await worker.page.goto('/worker/profile/availability');
    await (await shownDay(worker.page, day)).tap();
    const panel = worker.page.getByRole('region', { name: 'The day you picked' });
    await expect(panel.getByRole('heading', { name: formatLongDay(manilaInstant(day), 'en') })).toBeVisible();
    expect(await axe(worker.page)).toEqual([]);
    await dayIn(client.page, day).focus();
    await panel.getByRole('button', { name: 'Take this day off' }).tap();
    await expect(dayIn(worker.page, day)).toHaveAccessibleName(/, Day off$/);
    await expect(dayIn(client.page, day)).toBeDisabled();
    await expect(dayIn(client.page, day)).toBeFocused();
    await client.page.keyboard.press('ArrowRight');
    await expect(
      client.page.locator('[data-day]').getByRole('button').and(client.page.locator(':focus')),
    ).toBeEnabled();
    await expect(times(client.page).getByRole('radio', { name: '9:30 AM' })).toBeDisabled();
    expect(client.loads()).toBe(1);
  });

  await test.step('the day is bookable again after its removal, and the job has the same time on every screen', async () => {
    await worker.page.getByRole('button', { name: 'Work on this day' }).tap();
    await expect(times(client.page).getByRole('radio', { name: '9:30 AM' })).toBeEnabled();
    const { id } = await ising.call('createBooking', {
      body: { serviceId, workerId, date: day, time: '09:30', address: kapitolyo, paymentMethod: 'cash' },
    });
    await nilo.call('acceptBooking', { params: { id } });
    await expect(dayIn(worker.page, day)).toHaveAccessibleName(/, 1 job, /);
    await expect(worker.page.getByRole('link', { name: /^9:30\sAM to / })).toBeVisible();
    await expect(times(client.page).getByRole('radio', { name: '9:30 AM' })).toBeDisabled();
    const admin = await visitors.at({ url: suki.url, session: cast.carla.session, timezoneId: LOS_ANGELES });
    const { code } = await ising.call('readBooking', { params: { id } });
    const screens: [Page, string][] = [
      [client.page, `/client/booking-confirmation?bookingId=${id}`],
      [client.page, `/client/bookings/${id}`],
      [worker.page, '/worker-bookings?tab=upcoming'],
      [worker.page, `/worker/bookings/${id}`],
      [admin.page, `/admin/bookings?q=${code}`],
    ];
    for (const [page, path] of screens) {
      await page.goto(path);
      const slot = page.getByRole('main').getByText(/\b9:30\sAM/);
      await expect(slot.filter({ visible: true }).first(), path).toBeVisible();
    }
  });
});
