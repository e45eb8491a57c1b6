import { describe, expect, it } from 'vitest';
import { noHours, usualHours } from '#contracts/calendar/weekly-hours.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { availabilityView, restOfToday } from './availability-view.ts';

const WEDNESDAY = '2026-11-18';
const at = (time: string, day = WEDNESDAY) => Date.parse(manilaInstant(day, time));
const five = manilaInstant(WEDNESDAY, '17:00');
const facts = { availableUntil: five, weeklyHours: usualHours(), timeOff: [] };
const off = (id: string, from: string, to: string) => ({ id, from, to, reason: null, message: null });

describe('whether clients can book the worker today', () => {
  it('until closing time while open', () => {
    expect(availabilityView(facts, at('10:00'))).toEqual({ state: 'available', until: five });
  });

  it('still, while on a job', () => {
    expect(availabilityView({ ...facts, availableUntil: null }, at('10:00'))).toEqual({ state: 'busy', until: five });
  });

  it('from opening time on, before it', () => {
    expect(availabilityView({ ...facts, availableUntil: null }, at('06:00'))).toEqual({
      state: 'later',
      from: manilaInstant(WEDNESDAY, '08:00'),
      until: five,
    });
  });

  it('not during time off, until the last of it ends', () => {
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

  it('not for days, on holiday', () => {
    const timeOff = [off('a', manilaInstant(WEDNESDAY), manilaInstant('2026-11-22'))];
    expect(availabilityView({ ...facts, timeOff }, at('10:00'))).toEqual({
      state: 'off',
      until: manilaInstant('2026-11-22'),
      isToday: false,
      timeOffIds: ['a'],
    });
  });

  it('not after closing time: the next opening is named', () => {
    expect(availabilityView({ ...facts, availableUntil: null }, at('18:00'))).toEqual({
      state: 'closed',
      from: manilaInstant('2026-11-19', '08:00'),
    });
    expect(availabilityView({ ...facts, availableUntil: null }, at('18:00', '2026-11-21'))).toEqual({
      state: 'closed',
      from: manilaInstant('2026-11-23', '08:00'),
    });
  });

  it('never, without hours', () => {
    expect(availabilityView({ availableUntil: null, weeklyHours: noHours, timeOff: [] }, at('10:00'))).toEqual({
      state: 'closed',
      from: null,
    });
  });

  it('ends with the Manila day, whatever the browser’s zone', () => {
    expect(restOfToday(at('23:30'))).toEqual({
      from: manilaInstant(WEDNESDAY, '23:30'),
      to: '2026-11-18T16:00:00.000Z',
    });
  });
});
