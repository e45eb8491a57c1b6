import { describe, expect, it } from 'vitest';
import { noHours, usualHours } from '#contracts/calendar/weekly-hours.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { availabilityView, restOfToday } from './availability-view.ts';

const WEDNESDAY = '2026-11-18';
const at = (time: string, day = WEDNESDAY) => Date.parse(manilaInstant(day, time));
const five = manilaInstant(WEDNESDAY, '17:00');
const facts = { availableUntil: five, weeklyHours: usualHours(), timeOff: [] };
const off = (id: string, from: string, to: string) => ({ id, from, to, reason: null, message: null });

describe('bookable today', () => {
  it('lasts until closing time while open', () => {
    expect(availabilityView(facts, at('10:00'))).toEqual({ state: 'available', until: five });
  });

  it('continues during a job', () => {
    expect(availabilityView({ ...facts, availableUntil: null }, at('10:00'))).toEqual({ state: 'busy', until: five });
  });

  it('starts at opening time before it', () => {
    expect(availabilityView({ ...facts, availableUntil: null }, at('06:00'))).toEqual({
      state: 'later',
      from: manilaInstant(WEDNESDAY, '08:00'),
      until: five,
    });
  });

  it('pauses during consecutive time off until its end', () => {
    const timeOff = [
      off('a', manilaInstant(WEDNESDAY, '09:00'), five),
      off('b', manilaInstant(WEDNESDAY, '00:00'), manilaInstant(WEDNESDAY, '24:00')),
      off('c', manilaInstant('2026-11-20'), manilaInstant('2026-11-21')),
    ];
    expect(availabilityView({ ...facts, timeOff }, at('10:00'))).toEqual({
      state: 'off',
      until: manilaInstant(WEDNESDAY, '24:00'),
      isToday: true,
      timeOffIds: ['a', 'b'],
    });
  });

  it('is false for days during a holiday', () => {
    const timeOff = [off('a', manilaInstant(WEDNESDAY), manilaInstant('2026-11-22'))];
    expect(availabilityView({ ...facts, timeOff }, at('10:00'))).toEqual({
      state: 'off',
      until: manilaInstant('2026-11-22'),
      isToday: false,
      timeOffIds: ['a'],
    });
  });

  it('ends at closing time, with the next opening', () => {
    expect(availabilityView({ ...facts, availableUntil: null }, at('18:00'))).toEqual({
      state: 'closed',
      from: manilaInstant('2026-11-19', '08:00'),
    });
    expect(availabilityView({ ...facts, availableUntil: null }, at('18:00', '2026-11-21'))).toEqual({
      state: 'closed',
      from: manilaInstant('2026-11-23', '08:00'),
    });
  });

  it('is never true without hours', () => {
    expect(availabilityView({ availableUntil: null, weeklyHours: noHours, timeOff: [] }, at('10:00'))).toEqual({
      state: 'closed',
      from: null,
    });
  });

  it('changes at midnight in Manila, in any browser time zone', () => {
    expect(restOfToday(at('23:30'))).toEqual({
      from: manilaInstant(WEDNESDAY, '23:30'),
      to: '2026-11-18T16:00:00.000Z',
    });
  });
});
