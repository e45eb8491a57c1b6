import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { noHours, usualHours, WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import {
  copyToOpenDays,
  halfHours,
  hourGroups,
  nextOpening,
  overlaps,
  switchDay,
  withDay,
  withOpening,
} from './week-hours.ts';

const opening = fc
  .tuple(fc.nat(47), fc.integer({ min: 1, max: 48 }))
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from: halfHours[from] ?? '', to: halfHours[to] ?? '' }));

describe('weekly hours', () => {
  it('switch a day on with the default hours, and off', () => {
    const open = switchDay(usualHours(), 'sun', true);
    expect(open.sun).toEqual([{ from: '08:00', to: '17:00' }]);
    expect(switchDay(open, 'sun', false)).toEqual(usualHours());
  });

  it('keep the end after the start', () => {
    expect(withOpening([{ from: '08:00', to: '17:00' }], 0, { from: '18:00' })).toEqual([
      { from: '18:00', to: '19:00' },
    ]);
    expect(withOpening([{ from: '08:00', to: '17:00' }], 0, { from: '23:30' })).toEqual([
      { from: '23:30', to: '24:00' },
    ]);
  });

  it('add an opening after the last if there is room', () => {
    expect(nextOpening([{ from: '08:00', to: '12:00' }])).toEqual({ from: '13:00', to: '16:00' });
    expect(
      nextOpening([
        { from: '13:00', to: '16:00' },
        { from: '08:00', to: '12:00' },
      ]),
    ).toEqual({ from: '17:00', to: '20:00' });
    expect(nextOpening([{ from: '08:00', to: '23:00' }])).toBeNull();
  });

  it('copy a day to open days only', () => {
    const short = withDay(usualHours(), 'mon', [{ from: '10:00', to: '12:00' }]);
    const copied = copyToOpenDays(short, 'mon');
    expect(copied.sat).toEqual([{ from: '10:00', to: '12:00' }]);
    expect(copied.sun).toEqual([]);
  });

  it('group consecutive days with the same hours', () => {
    expect(hourGroups(usualHours()).map(({ days }) => days)).toEqual([
      ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
      ['sun'],
    ]);
    expect(hourGroups(noHours)).toHaveLength(1);
  });

  it('are accepted by the API after any input without overlaps', () => {
    fc.assert(
      fc.property(fc.array(opening, { maxLength: 2 }), fc.nat(1), fc.nat(47), (openings, index, from) => {
        const changed = withOpening(openings, index, { from: halfHours[from] ?? '' });
        const next = nextOpening(changed);
        const day = next ? [...changed, next] : changed;
        expect(z.safeParse(WeeklyHours, withDay(noHours, 'wed', day)).success).toBe(!overlaps(day));
      }),
    );
  });
});
