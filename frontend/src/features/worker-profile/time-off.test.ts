import { describe, expect, it } from 'vitest';
import { comingTimeOff, timeOffProblems, wholeDays } from './time-off.ts';

const off = (id: string, from: string, to: string) => ({ id, from, to, reason: null, message: null });

describe('time off', () => {
  it('lists current and future time off, the soonest first', () => {
    const now = Date.parse('2026-11-18T04:00:00Z');
    const all = [
      off('later', '2026-12-24T16:00:00Z', '2026-12-25T16:00:00Z'),
      off('over', '2026-11-17T04:00:00Z', '2026-11-18T04:00:00Z'),
      off('running', '2026-11-18T02:00:00Z', '2026-11-18T16:00:00Z'),
    ];
    expect(comingTimeOff(all, now).map(({ id }) => id)).toEqual(['running', 'later']);
  });

  it('covers whole Manila days', () => {
    expect(wholeDays({ first: '2026-12-24', last: '2026-12-26' })).toEqual({
      from: '2026-12-23T16:00:00.000Z',
      to: '2026-12-26T16:00:00.000Z',
    });
    expect(wholeDays({ first: '2026-12-24', last: '' })).toEqual({
      from: '2026-12-23T16:00:00.000Z',
      to: '2026-12-24T16:00:00.000Z',
    });
  });

  it('starts today or later, and ends after its start', () => {
    expect(timeOffProblems({ first: '', last: '' }, '2026-11-18')).toEqual({ first: 'required' });
    expect(timeOffProblems({ first: '2026-11-17', last: '' }, '2026-11-18')).toEqual({ first: 'timeOffPast' });
    expect(timeOffProblems({ first: '2026-11-20', last: '2026-11-19' }, '2026-11-18')).toEqual({
      last: 'timeOffOrder',
    });
    expect(timeOffProblems({ first: '2026-11-18', last: '2026-11-18' }, '2026-11-18')).toEqual({});
  });
});
