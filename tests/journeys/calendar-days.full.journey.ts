import { expect, type Page } from '@playwright/test';
import { addDays, WEEKDAYS, weekdayOf } from '#contracts/manila-time.ts';
import { approvedWorker, nextWorkday } from '../harness/test-users.ts';
import { BookingFlowPages } from './pages/booking-flow-pages.ts';
import { shownDay } from './pages/shown-day.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { english } from './words.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const flow = '/client/booking-flow';
const query = (said: Record<string, string>) => `?${new URLSearchParams(said)}`;
/** The focused day, as `2026-11-18`. */
const focusedDay = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-day]')?.getAttribute('data-day') ?? null);

async function dayAfter(page: Page, key: string): Promise<string> {
  const before = await focusedDay(page);
  await page.keyboard.press(key);
  await expect.poll(() => focusedDay(page), key).not.toBe(before);
  return (await focusedDay(page)) ?? '';
}

test('the keyboard chooses a day', async ({ visitors, suki, cast }) => {
  await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Nilo', 'Velasco', cast.service.id));
  const { page } = await visitors.at({ url: suki.url, session: cast.andrea.session });
  await page.goto(`${flow}/schedule${query({ serviceId: cast.service.id })}`);
  const keysLead = async (key: string, to: string) => {
    await page.keyboard.press(key);
    await expect.poll(() => focusedDay(page), key).toBe(to);
  };
  // Late in the evening today has no free times, and on a month's last evening no shown day has.
  const first = nextWorkday();
  const start = await shownDay(page, first);
  await expect(start).toHaveAccessibleName(/, Free$/);
  await start.focus();

  await keysLead('ArrowRight', addDays(first, 1));
  await keysLead('ArrowDown', addDays(first, 8));
  await keysLead('ArrowLeft', addDays(first, 7));
  const sunday = addDays(first, 7 - WEEKDAYS.indexOf(weekdayOf(first)));
  await keysLead('End', addDays(sunday, 6));
  await keysLead('Home', sunday);
  await keysLead('ArrowDown', addDays(sunday, 7));
  await keysLead('ArrowUp', sunday);
  const [aMonthOn, back] = [await dayAfter(page, 'PageDown'), await dayAfter(page, 'PageUp')];
  // Not every month has this day of the month.
  expect([aMonthOn.slice(0, 7) > sunday.slice(0, 7), back.slice(0, 7)]).toEqual([true, sunday.slice(0, 7)]);
  const chosen = await dayAfter(page, 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-day="${chosen}"]`)).toHaveAttribute('data-selected', 'true');
  await expect(page.getByRole('region', { name: 'Start time' }).getByRole('radio').first()).toBeVisible();
  const next = await dayAfter(page, 'ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.locator(`[data-day="${next}"]`)).toHaveAttribute('data-selected', 'true');
});

test('looking at another month keeps the times of the chosen day', async ({ visitors, suki, cast }) => {
  const nilo = await approvedWorker(suki.url, cast.carla, 'Nilo', 'Ramos', cast.service.id);
  await openRoundTheClock(nilo);
  const { page } = await visitors.at({ url: suki.url, session: cast.andrea.session, ...phone });
  const [serviceId, workerId] = [cast.service.id, nilo.session?.user.workerId ?? ''];
  const times = page.getByRole('radio', { name: '9:30 AM' });
  for (const path of [`${flow}/schedule${query({ serviceId, workerId })}`, `/client/worker/${workerId}`]) {
    await page.goto(path);
    await (await shownDay(page, nextWorkday())).tap();
    await expect(times.or(page.getByRole('button', { name: '9:30 AM' })), path).toBeEnabled();
    const month = await page.getByRole('grid').getAttribute('aria-label');
    await page.getByRole('button', { name: 'Next month' }).tap();
    await expect(page.getByRole('grid'), path).not.toHaveAccessibleName(month ?? '');
    await expect(
      page
        .getByRole('grid')
        .getByRole('button', { name: /, Free$/ })
        .first(),
    ).toBeVisible();
    await expect(times.or(page.getByRole('button', { name: '9:30 AM' })), path).toBeEnabled();
  }
});

test('a worker who no longer exists is removed from the flow, and everyone’s times are shown', async ({
  visitors,
  suki,
  cast,
}) => {
  await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Nilo', 'Zafra', cast.service.id));
  const { page } = await visitors.at({ url: suki.url, session: cast.andrea.session, ...phone });
  await page.goto(`${flow}/schedule${query({ serviceId: cast.service.id, workerId: 'nobody' })}`);
  await expect(page.getByText('That worker is no longer on Suki.')).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByText('Couldn’t load the free times.')).toHaveCount(0);
  await page.getByRole('switch', { name: 'As soon as possible' }).check();
  await new BookingFlowPages(page, english).goOn('Choose a worker');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your worker');
});

test('a failed read shows its reason', async ({ visitors, suki, cast }) => {
  const { page } = await visitors.at({ url: suki.url, session: cast.andrea.session, ...phone });
  await page.route('**/api/services**', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, code: 'unavailable', message: 'Suki is away for a moment.', requestId: 'r' },
    }),
  );
  await page.goto(`${flow}/schedule${query({ serviceId: cast.service.id })}`);
  await expect(page.getByRole('alert')).toContainText(/Couldn’t load this service\.\s*Suki is away for a moment\./);
  await page.goto(`${flow}/select-service`);
  await expect(page.getByRole('alert')).toContainText('Couldn’t load the services.');
});
