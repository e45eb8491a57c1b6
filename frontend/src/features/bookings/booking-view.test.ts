import { describe, expect, it } from 'vitest';
import { answerRows } from './answer-rows.ts';
import { askedBy, clientFilters, oneOf, pageIn } from './booking-filters.ts';
import { drawnWay } from './drawn-way.ts';
import { firstName } from './first-name.ts';
import { freeTimes } from './free-times.ts';
import { givenBooking } from './given-booking.ts';
import { jobsByDay } from './jobs-by-day.ts';
import { owed } from './owed.ts';
import { primaryAction } from './primary-action.ts';

describe('the receipt', () => {
  it('asks for the agreed price, then the final amount', () => {
    expect(owed(givenBooking())).toEqual({ lines: [{ of: 'service', amount: 185000 }], total: 185000, word: 'toPay' });
    const done = givenBooking({ status: 'completed', totalCost: 200000 });
    expect(owed({ ...done, payment: { ...done.payment, status: 'paid' } })).toEqual({ lines: [{ of: 'service', amount: 200000 }], total: 200000, word: 'paidTotal' });
  });

  it('asks for nothing but the fee of a booking that came to nothing', () => {
    const cancellation = { by: 'client', reason: 'x', fee: 15000, at: '2026-11-17T00:00:00Z' } as const;
    expect(owed(givenBooking({ status: 'cancelled', cancellation }))).toEqual({ lines: [{ of: 'cancellationFee', amount: 15000 }], total: 15000, word: 'total' });
    expect(owed(givenBooking({ status: 'cancelled', cancellation: { ...cancellation, fee: 0 } }))).toMatchObject({ total: 0, word: 'nothingToPay' });
    expect(owed(givenBooking({ status: 'expired' }))).toMatchObject({ total: 0, word: 'nothingToPay' });
  });
});

describe('free times', () => {
  it('says each day once', () => {
    expect(freeTimes(['2026-11-22T03:30:00Z', '2026-11-22T04:00:00Z', '2026-11-23T01:00:00Z'], 'en-PH')).toBe('Sun, Nov 22: 11:30 AM or 12:00 PM; Mon, Nov 23: 9:00 AM');
  });
});

describe('small views', () => {
  it('shows the answers that were given', () => {
    expect(answerRows({ room_count: 3, hasPets: true, note: ' ', extras: ['Oven', 'Windows'], odd: { a: 1 } })).toEqual([
      { label: 'Room count', answer: '3' }, { label: 'Has pets', answer: true }, { label: 'Extras', answer: 'Oven, Windows' },
    ]);
  });

  it('takes the first of what may be done, in the order of a job', () => {
    expect(primaryAction(['decline', 'cancel', 'accept'])).toBe('accept');
    expect(primaryAction(['cancel', 'arrive'])).toBe('arrive');
    expect(primaryAction(['cancel'])).toBeNull();
  });

  it('draws the same way for the same booking, from the left up to the pin', () => {
    expect(drawnWay('b1')).toEqual(drawnWay('b1'));
    const { start, end } = drawnWay('another booking');
    expect(end.x).toBeGreaterThan(start.x);
    expect(end.y).toBeLessThan(start.y);
  });

  it('calls people by their first name', () => {
    expect(firstName(' Jun  Bautista')).toBe('Jun');
    expect(firstName('')).toBe('');
  });
});

describe('the lists', () => {
  it('plans jobs by Manila’s days, the soonest first', () => {
    const job = (id: string, startsAt: string) => givenBooking({ id, startsAt });
    const days = jobsByDay([job('late', '2026-11-18T15:59:00Z'), job('next day', '2026-11-18T16:00:00Z'), job('early', '2026-11-17T16:00:00Z')]);
    expect(days.map(({ day, jobs }) => [day, jobs.map(({ id }) => id)])).toEqual([['2026-11-18', ['early', 'late']], ['2026-11-19', ['next day']]]);
  });

  it('reads filter and page from the address, whatever it says', () => {
    expect(oneOf(clientFilters, 'completed')).toBe('completed');
    expect(oneOf(clientFilters, 'nonsense')).toBe('all');
    expect([pageIn('3'), pageIn('0'), pageIn('-1'), pageIn('x'), pageIn(null), pageIn('1.5')]).toEqual([3, 1, 1, 1, 1, 1]);
  });

  it('asks for groups of statuses or for one', () => {
    expect(askedBy('all')).toEqual({});
    expect(askedBy('upcoming')).toEqual({ group: 'upcoming' });
    expect(askedBy('completed')).toEqual({ status: 'completed' });
  });
});
