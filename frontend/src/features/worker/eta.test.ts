import { describe, expect, it } from 'vitest';
import { manilaInstant } from '#contracts/manila-time.ts';
import { etaOf } from './eta.ts';

const now = Date.parse(manilaInstant('2026-11-17', '10:00'));
const free = (day: string, time: string) => ({
  availableNow: false,
  distanceKm: null,
  nextFreeAt: manilaInstant(day, time),
});
const asked = (wanted: string | null) => ({ now, wanted, locale: 'en-PH' });

describe('availability for now', () => {
  it('includes available workers, and half an hour only for near workers who become free within it', () => {
    expect(etaOf({ availableNow: true, distanceKm: null, nextFreeAt: null }, asked(null))).toEqual({
      key: 'availableNow',
      now: true,
    });
    const at = (time: string, distanceKm: number) =>
      etaOf({ ...free('2026-11-17', time), availableNow: true, distanceKm }, asked(null)).key;
    expect(at('10:30', 2)).toBe('arrivalWithin30');
    expect(at('11:00', 2)).toBe('availableNow');
    expect(at('10:30', 8)).toBe('availableNow');
  });

  it('shows the first free time, with a word for a near day and a date for a later one', () => {
    expect(etaOf(free('2026-11-17', '13:00'), asked(null))).toEqual({
      key: 'freeAt',
      values: { when: '1:00\u00a0PM' },
      now: false,
    });
    expect(etaOf(free('2026-11-17', '19:00'), asked(null))).toMatchObject({ key: 'freeTonight' });
    expect(etaOf(free('2026-11-18', '00:30'), asked(null))).toMatchObject({
      key: 'freeTonight',
      values: { when: '12:30\u00a0AM' },
    });
    expect(etaOf(free('2026-11-18', '08:00'), asked(null))).toMatchObject({ key: 'freeTomorrow' });
    expect(etaOf(free('2026-11-19', '08:00'), asked(null))).toEqual({
      key: 'freeOn',
      values: { when: 'Thu, Nov 19, 8:00\u00a0AM' },
      now: false,
    });
  });

  it('states when there is no free time', () => {
    expect(etaOf({ availableNow: false, distanceKm: 1, nextFreeAt: null }, asked(null)).key).toBe('noFreeTime');
  });
});

describe('availability for a later time', () => {
  const wanted = manilaInstant('2026-11-18', '09:30');

  it('states whether the worker is free then, or from when', () => {
    expect(etaOf(free('2026-11-18', '09:30'), asked(wanted))).toEqual({
      key: 'freeAt',
      values: { when: '9:30\u00a0AM' },
      now: false,
    });
    expect(etaOf(free('2026-11-18', '11:00'), asked(wanted))).toEqual({
      key: 'freeFrom',
      values: { when: '11:00\u00a0AM' },
      now: false,
    });
    expect(etaOf(free('2026-11-19', '08:00'), asked(wanted)).values).toEqual({ when: 'Thu, Nov 19, 8:00\u00a0AM' });
  });

  it('shows the time also when it is near', () => {
    const soon = manilaInstant('2026-11-17', '10:30');
    const worker = { ...free('2026-11-17', '10:30'), availableNow: true, distanceKm: 1 };
    expect(etaOf(worker, asked(soon)).key).toBe('freeAt');
  });

  it('does not use the worker’s current availability', () => {
    expect(etaOf({ ...free('2026-11-18', '11:00'), availableNow: true }, asked(wanted)).key).toBe('freeFrom');
  });
});
