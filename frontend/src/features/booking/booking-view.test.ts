import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingStatuses } from '#contracts/booking/lifecycle.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { answerRows } from './parts/answer-rows.ts';
import { clientTabs } from './list/client-tabs.ts';
import { oneOf, pageIn } from '../../browser/use-list-address.ts';
import { firstName } from '../../domain/first-name.ts';
import { freeTimes } from './actions/free-times.ts';
import { bookingFixture } from '../../domain/booking/testing/booking-fixture.ts';
import { jobsByDay } from './list/jobs-by-day.ts';
import { receiptLines } from './parts/receipt-lines.ts';
import { primaryAction } from './actions/primary-action.ts';

describe('receipt', () => {
  const paying = (changes: Partial<Booking['payment']>) => ({ ...bookingFixture().payment, ...changes });
  const extra = {
    id: 'x1',
    amount: 15000,
    reason: 'New hose',
    status: 'approved',
    proposedAt: '2026-11-18T02:00:00Z',
  } as const;
  const cancellation = { by: 'client', reason: 'x', fee: 15000, at: '2026-11-17T00:00:00Z', cause: null } as const;
  const ofFee = { amount: 15000, owed: 15000 };

  it('requests the agreed price', () => {
    expect(receiptLines(bookingFixture())).toEqual({
      lines: [{ of: 'service', amount: 185000 }],
      total: 185000,
      word: 'toPay',
    });
    const waiting = paying({ amount: 185000, owed: 0 });
    expect(receiptLines(bookingFixture({ status: 'pending', payment: waiting }))).toEqual({
      lines: [{ of: 'service', amount: 185000 }],
      total: 185000,
      word: 'toPay',
    });
  });

  it('lists approved extras and earlier payments', () => {
    const booking = bookingFixture({
      totalCost: 200000,
      extras: [extra, { ...extra, id: 'x2', status: 'refused' }],
      payment: paying({ amount: 200000, received: 50000, owed: 150000 }),
    });
    expect(receiptLines(booking)).toEqual({
      lines: [
        { of: 'service', amount: 185000 },
        { of: 'extra', amount: 15000, reason: 'New hose' },
        { of: 'paidAlready', amount: -50000 },
      ],
      total: 150000,
      word: 'toPay',
    });
  });

  it('is paid, less refunds', () => {
    const booking = bookingFixture({
      status: 'completed',
      payment: paying({ status: 'verified', received: 185000, refunded: 10000, amount: 175000, owed: 0 }),
    });
    expect(receiptLines(booking)).toEqual({
      lines: [
        { of: 'service', amount: 185000 },
        { of: 'amountRefunded', amount: -10000 },
      ],
      total: 175000,
      word: 'paidTotal',
    });
  });

  it('reports an overpayment', () => {
    const booking = bookingFixture({ payment: paying({ status: 'paid', received: 200000, owed: 0 }) });
    expect(receiptLines(booking)).toEqual({
      lines: [
        { of: 'service', amount: 185000 },
        { of: 'tooMuch', amount: 15000 },
      ],
      total: 200000,
      word: 'paidTotal',
    });
  });

  it('requests only the fee of a cancelled or expired booking', () => {
    expect(receiptLines(bookingFixture({ status: 'cancelled', cancellation, payment: paying(ofFee) }))).toEqual({
      lines: [{ of: 'cancellationFee', amount: 15000 }],
      total: 15000,
      word: 'toPay',
    });
    expect(
      receiptLines(
        bookingFixture({
          status: 'cancelled',
          cancellation,
          payment: paying({ ...ofFee, owed: 5000, received: 10000 }),
        }),
      ).lines,
    ).toEqual([
      { of: 'cancellationFee', amount: 15000 },
      { of: 'paidAlready', amount: -10000 },
    ]);
    const nothing = paying({ amount: 0, owed: 0 });
    expect(
      receiptLines(
        bookingFixture({ status: 'cancelled', cancellation: { ...cancellation, fee: 0 }, payment: nothing }),
      ),
    ).toEqual({
      lines: [
        { of: 'service', amount: 185000 },
        { of: 'calledOff', amount: -185000 },
      ],
      total: 0,
      word: 'nothingToPay',
    });
    expect(receiptLines(bookingFixture({ status: 'cancelled', cancellation, payment: nothing })).lines).toEqual([
      { of: 'cancellationFee', amount: 15000 },
      { of: 'letOff', amount: -15000 },
    ]);
    expect(receiptLines(bookingFixture({ status: 'declined', payment: nothing })).lines.at(-1)).toEqual({
      of: 'turnedDown',
      amount: -185000,
    });
    expect(receiptLines(bookingFixture({ status: 'expired', payment: nothing })).lines.at(-1)).toEqual({
      of: 'notAnswered',
      amount: -185000,
    });
  });

  it('adds up for all payments, waivers and refunds', () => {
    const centavos = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...bookingStatuses),
        centavos,
        centavos,
        centavos,
        centavos,
        (status, total, received, back, waived) => {
          const refunded = Math.min(back, received);
          const amount = Math.max(0, total - waived);
          const payment = paying({ amount, received, refunded, owed: Math.max(0, amount - (received - refunded)) });
          const receipt = receiptLines(
            bookingFixture({
              status,
              totalCost: total,
              payment,
              cancellation: status === 'cancelled' ? { ...cancellation, fee: total } : null,
            }),
          );
          expect(receipt.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(receipt.total);
        },
      ),
    );
  });
});

describe('freeTimes', () => {
  it('groups starts by day', () => {
    expect(freeTimes(['2026-11-22T03:30:00Z', '2026-11-22T04:00:00Z', '2026-11-23T01:00:00Z'], 'en-PH')).toBe(
      'Sun, Nov 22: 11:30\u00a0AM or 12:00\u00a0PM; Mon, Nov 23: 9:00\u00a0AM',
    );
  });
});

describe('small views', () => {
  it('shows the given answers', () => {
    expect(answerRows({ room_count: 3, hasPets: true, note: ' ', extras: ['Oven', 'Windows'], odd: { a: 1 } })).toEqual(
      [
        { label: 'Room count', answer: '3' },
        { label: 'Has pets', answer: true },
        { label: 'Extras', answer: 'Oven, Windows' },
      ],
    );
  });

  it('picks the first allowed action in job order', () => {
    expect(primaryAction(['decline', 'cancel', 'accept'])).toBe('accept');
    expect(primaryAction(['cancel', 'arrive'])).toBe('arrive');
    expect(primaryAction(['cancel'])).toBeNull();
  });

  it('uses first names', () => {
    expect(firstName(' Jun  Bautista')).toBe('Jun');
    expect(firstName('')).toBe('');
  });
});

describe('lists', () => {
  it('groups jobs by Manila day, the soonest first', () => {
    const job = (id: string, startsAt: string) => bookingFixture({ id, startsAt });
    const days = jobsByDay([
      job('late', '2026-11-18T15:59:00Z'),
      job('next day', '2026-11-18T16:00:00Z'),
      job('early', '2026-11-17T16:00:00Z'),
    ]);
    expect(days.map(({ day, jobs }) => [day, jobs.map(({ id }) => id)])).toEqual([
      ['2026-11-18', ['early', 'late']],
      ['2026-11-19', ['next day']],
    ]);
  });

  it('reads filter and page from any address', () => {
    expect(oneOf(clientTabs, 'past')).toBe('past');
    expect(oneOf(clientTabs, 'nonsense')).toBe('upcoming');
    expect([pageIn('3'), pageIn('0'), pageIn('-1'), pageIn('x'), pageIn(null), pageIn('1.5')]).toEqual([
      3, 1, 1, 1, 1, 1,
    ]);
  });
});
