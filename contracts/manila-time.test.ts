import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay, manilaDay, manilaTime, momentOf } from './manila-time.ts';

describe('the moment of a text', () => {
  it.each([
    ['2026-11-20', '2026-11-20T15:59:59.999Z'],
    ['2026-11-20 14:30', '2026-11-20T06:30:59.999Z'],
    ['2026-11-20T00:00', '2026-11-19T16:00:59.999Z'],
    ['2026-11-20T14:30:00+08:00', '2026-11-20T06:30:00.000Z'],
    ['2026-11-20T06:30:00.250Z', '2026-11-20T06:30:00.250Z'],
    [' 2028-02-29 ', '2028-02-29T15:59:59.999Z'],
  ])('%s is %s', (text, instant) => {
    expect(momentOf(text)).toBe(instant);
  });

  it.each([
    'yesterday',
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-11-20 24:30',
    '2026-11-20 9:30',
    '20/11/2026',
    '2026-11-20T14:30:00',
    '1999-12-31',
    '2026-11-20T25:00:00Z',
    'now',
    '12',
  ])('rejects %j', (text) => {
    expect(momentOf(text)).toBeNull();
  });

  it('is within the written day or minute', () => {
    const days = fc
      .date({ min: new Date('2000-01-02T00:00:00Z'), max: new Date('2199-12-30T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
      .filter(isDay);
    fc.assert(
      fc.property(days, fc.nat(23), fc.nat(59), (day, hours, minutes) => {
        const time = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
        const moment = momentOf(`${day} ${time}`) ?? '';
        expect([manilaDay(moment), manilaTime(moment)]).toEqual([day, time]);
        expect(manilaDay(momentOf(day) ?? '')).toBe(day);
      }),
    );
  });
});
