import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, manilaInstant } from '#contracts/manila-time.ts';
import { atUsualHours, dayLoads, monthOf, shownDays, soonestStart, timeSlots, usualTimes } from './day-load.ts';

const day = (free: string[], taken: string[]) => ({ day: '2026-11-18', free, taken });
const at = (time: string) => Date.parse(manilaInstant('2026-11-18', time));

describe('the dots of a calendar day', () => {
  it.each([
    ['free', ['08:00', '09:00'], ['10:00']],
    ['few', ['08:00'], ['09:00', '10:00']],
    ['full', [], ['09:00']],
    ['full', [], []],
  ] as const)('%s', (load, free, taken) => {
    expect(dayLoads([day([...free], [...taken])])).toEqual({ '2026-11-18': load });
  });
});

it('sorts free and taken starts by time', () => {
  expect(timeSlots(day(['08:00', '13:00'], ['09:00']))).toEqual([
    { time: '08:00', free: true },
    { time: '09:00', free: false },
    { time: '13:00', free: true },
  ]);
  expect(timeSlots(undefined)).toEqual([]);
});

describe('the requested days', () => {
  it('start today in the current month and end a week into the next', () => {
    expect(shownDays('2026-11-01', '2026-11-17', '2027-02-15')).toEqual({ from: '2026-11-17', to: '2026-12-14' });
  });

  it('are at least four weeks on any day of any month, and no more than the endpoint allows', () => {
    expect(shownDays('2026-11-01', '2026-11-30', '2027-02-28').to).toBe('2026-12-27');
    const anyDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(anyDay, (today) => {
        const { from, to } = shownDays(monthOf(today), today, '2099-01-01');
        expect([from, to >= addDays(today, 27), to <= addDays(today, 61)]).toEqual([today, true, true]);
      }),
    );
  });

  it('cover a whole later month, up to the last bookable day', () => {
    expect(shownDays('2026-12-01', '2026-11-17', '2026-12-20')).toEqual({ from: '2026-12-01', to: '2026-12-20' });
    expect(monthOf('2026-12-20')).toBe('2026-12-01');
  });
});

describe('times without a chosen worker', () => {
  it('are unavailable until the notice has passed', () => {
    const slots = usualTimes('2026-11-18', at('09:40'), 30);
    expect(slots.find(({ free }) => free)?.time).toBe('10:30');
    expect(slots[0]?.time).toBe('07:00');
  });

  it('are all free on another day, and none on a past day', () => {
    expect(usualTimes('2026-11-19', at('09:40'), 30).every(({ free }) => free)).toBe(true);
    expect(usualTimes('2026-11-17', at('09:40'), 30).some(({ free }) => free)).toBe(false);
  });
});

it('start as soon as the notice allows, on the half hour', () => {
  expect(soonestStart(at('09:40'), 30)).toEqual({ date: '2026-11-18', time: '10:30' });
  expect(soonestStart(at('09:30'), 30)).toEqual({ date: '2026-11-18', time: '10:00' });
  expect(soonestStart(at('23:20'), 30)).toEqual({ date: '2026-11-19', time: '00:00' });
});

it('omit night hours except the chosen time', () => {
  const slots = ['02:00', '07:00', '19:00', '19:30', '22:00'].map((time) => ({ time, free: true }));
  expect(atUsualHours(slots, null).map(({ time }) => time)).toEqual(['07:00', '19:00']);
  expect(atUsualHours(slots, '22:00').map(({ time }) => time)).toEqual(['07:00', '19:00', '22:00']);
});
