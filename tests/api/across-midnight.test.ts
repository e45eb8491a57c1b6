import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, manilaDayAndTime, manilaInstant } from '#contracts/manila-time.ts';
import { createTestClock } from '../harness/test-clock.ts';
import type { ApiClient } from '../harness/api-client.ts';
import { roundTheClock } from '../harness/round-the-clock.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { kapitolyo, nextWorkday, person, testUsersOf } from '../harness/test-users.ts';
import { refused } from './failure-shape.ts';

/** A worker who works around the clock, called over HTTP at midnight in Manila, which is midday in UTC. */

const today = nextWorkday();
const tomorrow = addDays(today, 1);
const dayAfter = addDays(today, 2);
const clock = createTestClock();
let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let workerId: string;

beforeAll(async () => {
  clock.jumpTo(new Date(manilaInstant(today, '23:40')));
  suki = await startTestSuki({ clock });
  cast = await testUsersOf(suki.url);
  workerId = cast.jun.session?.user.workerId ?? '';
  await cast.jun.call('setWeeklyHours', { body: { weeklyHours: roundTheClock } });
});
afterAll(() => suki.stop());

const bodyOf = (date: string, time: string) =>
  ({ serviceId: cast.service.id, workerId, date, time, address: kapitolyo, paymentMethod: 'cash' }) as const;

async function accepted(client: ApiClient, date: string, time: string): Promise<void> {
  const { id } = await client.call('createBooking', { body: bodyOf(date, time) });
  await cast.jun.call('acceptBooking', { params: { id } });
}

async function daysSeen() {
  const { items } = await cast.jun.call('listSlots', {
    params: { id: workerId },
    query: { from: today, to: dayAfter },
  });
  const of = (day: string) => items.find((one) => one.day === day) ?? { free: [], taken: [] };
  return { today: of(today), tomorrow: of(tomorrow), dayAfter: of(dayAfter) };
}

it('offers no start before 00:30 of the next day at 23:40', async () => {
  const seen = await daysSeen();
  expect([seen.today.free, seen.tomorrow.free[0]]).toEqual([[], '00:30']);
  expect((await cast.andrea.call('readWorker', { params: { id: workerId } })).nextFreeAt).toBe(
    manilaInstant(tomorrow, '00:30'),
  );
  expect(await refused(cast.andrea, '/bookings', bodyOf(tomorrow, '00:00'))).toMatchObject({ code: 'too_soon' });
});

it('blocks time on both days for a job across midnight and lists it on the day when it begins', async () => {
  await accepted(cast.andrea, tomorrow, '00:30');
  await accepted(cast.andrea, tomorrow, '23:30');
  const seen = await daysSeen();
  expect(seen.tomorrow.taken).toEqual(expect.arrayContaining(['00:30', '01:00', '23:00', '23:30']));
  // Until 12:30, plus a travel buffer of half an hour.
  expect([seen.dayAfter.taken.slice(0, 2), seen.dayAfter.free[0]]).toEqual([['00:00', '00:30'], '01:00']);
  const [year = 0, month = 0] = tomorrow.split('-').map(Number);
  const { items } = await cast.jun.call('listBookedDates', { query: { year, month } });
  expect(items.filter(({ day }) => day >= tomorrow)).toEqual([{ day: tomorrow, bookings: 2 }]);

  const mark = await person(suki.url, 'Mark', 'Dizon', 'client');
  const refusal = await refused(mark, '/bookings', bodyOf(dayAfter, '00:00'));
  expect(refusal).toMatchObject({ status: 409, code: 'slot_taken' });
  const { alternatives } = refusal.details as { alternatives: string[] };
  const { date, time } = manilaDayAndTime(alternatives[0] ?? '');
  expect([date, time]).toEqual([dayAfter, '01:00']);
  await mark.call('createBooking', { body: bodyOf(date, time) });
});

it('offers no times of the day before after midnight and exports calendar events in Manila time', async () => {
  clock.jumpTo(new Date(manilaInstant(tomorrow, '00:05')));
  await Promise.all([cast.jun.renew(), cast.andrea.renew()]);
  const seen = await daysSeen();
  expect([seen.today.free, seen.tomorrow.free.at(-1)]).toEqual([[], '22:00']);
  const { url } = await cast.jun.call('makeCalendarAddress');
  const read = async () => (await fetch(new URL(new URL(url).pathname, suki.url))).text();
  const starts = [`${tomorrow}T003000`, `${tomorrow}T233000`].map((start) => start.replaceAll('-', ''));
  for (const start of starts) await expect.poll(read).toContain(`DTSTART;TZID=Asia/Manila:${start}`);
});

it('refuses a job that would run into a day off that begins at midnight', async () => {
  const off = addDays(today, 3);
  await cast.jun.call('addTimeOff', {
    body: { from: manilaInstant(off), to: manilaInstant(off, '24:00'), message: 'Fiesta' },
  });
  expect((await daysSeen()).dayAfter.free.at(-1)).toBe('23:00');
  expect(await refused(cast.andrea, '/bookings', bodyOf(dayAfter, '23:30'))).toMatchObject({ code: 'outside_hours' });
});
