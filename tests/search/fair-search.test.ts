import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Availability } from '#contracts/calendar/availability.ts';
import { startRefusal } from '#contracts/calendar/start-refusal.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { addDays, DAY_MS, HOUR_MS, manilaMidnightMs } from '#contracts/manila-time.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { isNewcomer } from '#query-api/worker/listed-worker.ts';
import { calendarOf, demoWorkers, NOW_MS, searchAmong } from './demo-search.ts';

const terms = { ...defaultSettings, nowMs: NOW_MS };
const DAYS = 1000;
const queries = ['plumber', 'cleaning', 'electrician', 'linis bahay', 'carpenter'];

/** The demo's workers, and a new worker with the same profile for each. */
const people = demoWorkers.flatMap((worker): WorkerDocument[] => [
  worker,
  { ...worker, workerId: `new ${worker.workerId}`, completedJobs: 0, ratingSum: 0, reviewCount: 0 },
]);

it.each(queries)('gives new workers a fifth of the first places for “%s”, in equal shares', async (query) => {
  const { find } = searchAmong(people);
  const firsts = new Map<string, number>();
  let shared = 0;
  for (let day = 0; day < DAYS; day++) {
    const { total, first } = await find(query, {}, addDays('2026-11-18', day));
    const [one, ...others] = first(5);
    if (!one || total < 5) throw new Error(`“${query}” finds too few workers`);
    if ([one, ...others].some(({ worker }) => isNewcomer(worker))) shared++;
    const { workerId } = one.worker;
    if (isNewcomer(one.worker)) firsts.set(workerId, (firsts.get(workerId) ?? 0) + 1);
  }
  const all = [...firsts.values()].reduce((sum, times) => sum + times, 0);
  expect(shared).toBe(DAYS);
  expect(all / DAYS).toBeGreaterThan(0.13);
  expect(all / DAYS).toBeLessThan(0.27);
  for (const [workerId, times] of firsts) expect(times, workerId).toBeGreaterThan(all / firsts.size / 4);
});

it('hides workers who are unapproved, suspended or without a valid ID', async () => {
  const states = [
    { listed: false, active: false },
    { listed: false, approval: { status: 'pending' } },
    { listed: false, approval: { status: 'rejected', reason: '' } },
  ] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(null, ...states), { minLength: people.length, maxLength: people.length }),
      fc.constantFrom('', ...queries),
      async (chosen, query) => {
        const some = people.map((worker, at) => ({ ...worker, ...chosen[at] }) as WorkerDocument);
        const { total, first } = await searchAmong(some).find(query);
        expect(first(total).filter(({ worker }) => !worker.listed)).toEqual([]);
        expect(total).toBeLessThanOrEqual(some.filter(({ listed }) => listed).length);
      },
    ),
    { numRuns: 20 },
  );
});

it('finds exactly the workers who can be booked at the requested time', async () => {
  const days = 3;
  const tomorrow = manilaMidnightMs(NOW_MS) + DAY_MS;
  const slot = fc.record({
    at: fc.nat(people.length - 1),
    hour: fc.integer({ min: 6, max: 18 }),
    day: fc.nat(days - 1),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(slot, { minLength: 1, maxLength: 60 }), fc.nat(days * 48 - 1), async (slots, half) => {
      const wantedMs = tomorrow + half * (HOUR_MS / 2);
      const calendars = new Map(
        people.map(({ workerId }, at) => {
          const taken = slots
            .filter((each) => each.at === at)
            .map(({ day, hour }, nr) => {
              const startMs = tomorrow + day * DAY_MS + hour * HOUR_MS;
              const [startsAt, endsAt] = [startMs, startMs + HOUR_MS].map((ms) => new Date(ms).toISOString());
              return { bookingId: `b${nr}`, startsAt: startsAt ?? '', endsAt: endsAt ?? '' };
            });
          return [workerId, { ...calendarOf(workerId), slots: taken }] as const;
        }),
      );
      const { total, first } = await searchAmong(people, calendars).find('', { freeFromMs: wantedMs });
      const found = new Set(first(total).map(({ worker }) => worker.workerId));
      for (const [workerId, calendar] of calendars)
        expect(found.has(workerId), workerId).toBe(canBeBooked(calendar, wantedMs));
    }),
    { numRuns: 40 },
  );
});

/** By the rule for requests: a job of an hour then, or later on that day. */
function canBeBooked(calendar: Availability, wantedMs: number): boolean {
  const starts = Array.from({ length: 48 }, (_, at) => wantedMs + at * (HOUR_MS / 2));
  return starts
    .filter((ms) => manilaMidnightMs(ms) === manilaMidnightMs(wantedMs))
    .some((startMs) => startRefusal(calendar, { startMs, endMs: startMs + HOUR_MS }, terms) === null);
}
