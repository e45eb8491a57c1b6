import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursOnly, overlaps } from '#contracts/calendar/availability.ts';
import { compiledCalendar, spanOf } from '#contracts/calendar/compiled-calendar.ts';
import { isWithinHours } from '#contracts/calendar/start-refusal.ts';
import { categories } from '#contracts/catalogue/categories.ts';
import { addDays, addMinutes, manilaDay, manilaInstant, manilaMonth, monthsBefore } from '#contracts/manila-time.ts';
import { isWithinReach, jobPlaceOf } from '#contracts/place/reach.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { type PlannedBooking, type Ending, holdsSlot } from './scenarios/planned-booking.ts';
import { admins, clients, type DemoWorker, rejectedWorkers, waitingWorkers, workers } from './people/people.ts';
import { type DemoPlan, planDemo } from './plan.ts';
import { demoServices } from './people/services.ts';
import { workerProfile } from './people/worker-profile.ts';
import { weeklyHoursOf } from './people/working-hours.ts';

const MORNING = '2026-11-17T02:41:00.000Z';
/** A Tuesday morning, minutes after midnight, a Sunday, the first of a year, and the last evening of a February. */
const moments = [
  MORNING,
  '2026-11-16T16:03:00.000Z',
  '2026-11-22T04:30:00.000Z',
  '2026-12-31T17:05:00.000Z',
  '2028-02-29T14:50:00.000Z',
];
const aMoment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2031-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const everybody = [...admins, ...clients, ...workers, ...waitingWorkers, ...rejectedWorkers];

const endings: readonly Ending[] = [
  'pending',
  'accepted',
  'arrived',
  'in progress',
  'completed',
  'declined',
  'expired',
  'called off early',
  'called off late',
  'called off by the worker',
  'called off by an admin',
];

const jobOf = ({ startsAt, service }: PlannedBooking) => ({
  startsAt,
  endsAt: addMinutes(startsAt, service.durationMinutes),
});
const radiusOf = (worker: DemoWorker) => workerProfile(worker)?.radiusKm ?? 0;
const ofJun = ({ bookings }: DemoPlan) => bookings.filter(({ worker }) => worker.key === 'jun-bautista');

test('has a request to Jun and a nearby open request for his services at any moment', () => {
  fc.assert(
    fc.property(aMoment, (moment) => {
      const asked = ofJun(planDemo(moment)).filter(({ ending, startsAt }) => ending === 'pending' && startsAt > moment);
      expect(new Set(asked.map(({ open }) => open))).toEqual(new Set([true, false]));
    }),
    { numRuns: 20 },
  );
});

test('yields the same plan for the same moment', () => {
  expect(planDemo(MORNING)).toEqual(planDemo(MORNING));
});

test('has ordered, unique and past events at any moment', () => {
  fc.assert(
    fc.property(aMoment, (moment) => {
      const { steps } = planDemo(moment);
      expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
      for (const [index, step] of steps.entries()) {
        expect(step.at < moment).toBe(true);
        expect(step.at >= (steps[index - 1]?.at ?? '')).toBe(true);
      }
    }),
    { numRuns: 8 },
  );
});

test('lets only workers within reach answer open bookings at any moment', () => {
  fc.assert(
    fc.property(aMoment, (moment) => {
      const answers = planDemo(moment)
        .bookings.filter((booking) => booking.open && holdsSlot(booking))
        .flatMap(({ key, client, worker, passedOnBy }) =>
          [worker, passedOnBy ?? worker].map((by) => ({ key, client, by })),
        );
      const tooFar = answers.filter(
        ({ client, by }) =>
          !isWithinReach(
            { location: by.location, radiusKm: radiusOf(by) },
            jobPlaceOf(client.address),
            defaultSettings.defaultRadiusKm,
          ),
      );
      expect(answers.length).toBeGreaterThan(0);
      expect(tooFar.map(({ key, by }) => `${key} by ${by.key}`)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

describe.each(moments)('at %s', (moment) => {
  const plan = planDemo(moment);
  const { bookings, steps } = plan;

  test('separates all events in time except registrations', () => {
    const together = [...Map.groupBy(steps, ({ at }) => at).values()].filter((atOnce) => atOnce.length > 1);
    expect(together.flat().filter((step) => step.do !== 'register')).toEqual([]);
  });

  test('has a booking in every status', () => {
    expect([...new Set(bookings.map(({ ending }) => ending))].sort()).toEqual([...endings].sort());
  });

  test('has no worker in two places, including travel time', () => {
    const tooClose = [...Map.groupBy(bookings.filter(holdsSlot), ({ worker }) => worker.key).values()].flatMap(
      (own) => {
        const jobs = own.map(jobOf).sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
        return jobs.slice(1).filter((job, index) => {
          const before = jobs[index];
          return before && overlaps(before, job, defaultSettings.travelBufferMinutes);
        });
      },
    );
    expect(tooClose).toEqual([]);
  });

  test('requests no worker outside their hours', () => {
    const outside = bookings.filter(
      (booking) =>
        booking.worker.hours !== 'round the clock' &&
        !isWithinHours(compiledCalendar(hoursOnly(weeklyHoursOf(booking.worker.hours))), spanOf(jobOf(booking))),
    );
    expect(outside.map(({ key }) => key)).toEqual([]);
  });

  test('gives Jun a job with Andrea, a suki, at 9:30 tomorrow, and three requests', () => {
    const withAndrea = ofJun(plan).filter(({ client }) => client.key === 'andrea-reyes');
    expect(withAndrea.filter(({ ending }) => ending === 'completed')).toHaveLength(3);
    const [tomorrow, ...others] = ofJun(plan)
      .filter(({ ending }) => ending === 'accepted')
      .map(({ startsAt }) => startsAt)
      .sort();
    expect(tomorrow).toBe(manilaInstant(addDays(manilaDay(moment), 1), '09:30'));
    expect(others.every((startsAt) => startsAt > moment)).toBe(true);
    const waiting = ofJun(plan).filter(({ ending }) => ending === 'pending');
    expect(waiting.map(({ open }) => open)).toEqual([false, false, false, true]);
  });

  test('gives Jun the most jobs, and more in each quarter', () => {
    const done = Map.groupBy(
      bookings.filter(({ ending }) => ending === 'completed'),
      ({ worker }) => worker.key,
    );
    const counts = [...done].map(([key, own]) => [key, own.length] as const).sort((one, other) => other[1] - one[1]);
    expect(counts[0]?.[0]).toBe('jun-bautista');
    const months = (done.get('jun-bautista') ?? []).map(({ startsAt }) => manilaMonth(startsAt));
    const inQuarter = (number: number) =>
      months.filter((month) => [1, 2, 3].some((ago) => month === monthsBefore(manilaMonth(moment), number * 3 + ago)))
        .length;
    expect([inQuarter(0) > inQuarter(1), inQuarter(1) > inQuarter(2), inQuarter(2) > 0]).toEqual([true, true, true]);
  });
});

test('has a service in every category, more urgent services than the home screen shows, and twelve workers per region for all', () => {
  expect(new Set(demoServices.map(({ category }) => category))).toEqual(new Set(categories.map(({ id }) => id)));
  expect(demoServices.filter(({ urgent }) => urgent)).toHaveLength(5);
  for (const region of ['manila', 'cebu']) {
    const offered = workers
      .filter((worker) => worker.region === region)
      .flatMap(({ services }) => services.map(({ id }) => id));
    expect(demoServices.filter(({ id }) => !offered.includes(id)).map(({ id }) => id)).toEqual([]);
  }
});

test('gives people unique names, addresses and numbers, and existing avatars', () => {
  for (const of of ['key', 'email', 'phone'] as const)
    expect(new Set(everybody.map((person) => person[of])).size).toBe(everybody.length);
  const avatars = everybody.map(({ avatar }) => avatar).filter((avatar) => avatar !== null);
  expect(new Set(avatars).size).toBe(avatars.length);
  expect(avatars.filter((avatar) => !existsSync(join(import.meta.dirname, '../frontend/public', avatar)))).toEqual([]);
});
