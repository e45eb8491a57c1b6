import { describe, expect, it } from 'vitest';
import { bookingStatuses, type BookingStatus } from '#contracts/booking/lifecycle.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { bookingFixture } from '../../domain/booking/testing/booking-fixture.ts';
import { homeEn } from './home.en.ts';
import { sortByUrgency, isTrackable, isUnderWay, trackLine, trackStep } from './tracked-booking.ts';

const now = Date.parse(manilaInstant('2026-11-17', '10:00'));
const booking = (status: BookingStatus, startsAt = manilaInstant('2026-11-18', '09:30')) => ({
  status,
  startsAt,
  answerBy: manilaInstant('2026-11-18', '08:00'),
  workerAnswerBy: null,
  worker: { name: 'Jun Bautista' },
});

describe('line under the tracked service', () => {
  it.each([
    ['2026-11-17', { key: 'lineToday', values: { name: 'Jun Bautista' } }],
    ['2026-11-18', { key: 'lineTomorrow', values: { name: 'Jun Bautista' } }],
    ['2026-11-20', { key: 'lineOnDay', values: { name: 'Jun Bautista', day: 'Fri, Nov 20' } }],
  ])('shows when an accepted worker arrives: %s', (day, line) => {
    expect(trackLine(booking('accepted', manilaInstant(day, '09:30')), now, 'en-PH')).toEqual(line);
  });

  it('shows until when a requested worker may answer', () => {
    expect(trackLine(booking('pending'), now, 'en-PH')).toMatchObject({
      key: 'linePending',
      values: { time: '8:00\u00a0AM', day: 'Wed, Nov 18' },
    });
  });

  it('shows that nearby workers see an open booking', () => {
    expect(trackLine({ ...booking('pending'), worker: null }, now, 'en-PH').key).toBe('lineOpen');
  });

  it.each(bookingStatuses)('has texts for %s', (status) => {
    expect(homeEn[trackLine(booking(status), now, 'en-PH').key]).toBeTruthy();
  });
});

describe('home order', () => {
  const of = (id: string, status: BookingStatus, changes: Partial<Booking> = {}) =>
    bookingFixture({ id, status, startsAt: manilaInstant('2026-11-20', '09:30'), ...changes });
  const payment = { ...bookingFixture().payment, status: 'requested' as const, allowedActions: ['pay' as const] };
  const ids = (bookings: Booking[]) => bookings.map(({ id }) => id);

  it('is current, today, payment due, next, waiting', () => {
    const inOrder = [
      of('in progress', 'in_progress'),
      of('late', 'accepted', { startsAt: manilaInstant('2026-11-17', '09:30') }),
      of('today', 'accepted', { startsAt: manilaInstant('2026-11-17', '23:30'), payment }),
      of('to pay', 'completed', { payment }),
      of('failed', 'completed', {
        startsAt: manilaInstant('2026-11-21', '09:30'),
        payment: { ...payment, status: 'failed' },
      }),
      of('next', 'accepted', { startsAt: manilaInstant('2026-11-18', '00:00') }),
      of('later', 'accepted', { startsAt: manilaInstant('2026-11-25', '09:30') }),
      of('quoted', 'quoted', { startsAt: manilaInstant('2026-11-26', '09:30') }),
      of('asked for', 'pending'),
    ];
    const over = [of('done', 'completed'), of('dead', 'expired')];
    expect(ids(sortByUrgency([...over, ...inOrder.toReversed(), ...inOrder], now))).toEqual(ids(inOrder));
  });

  it('lists the rest of today and bookings that wait for the client', () => {
    const today = of('today', 'accepted', { startsAt: manilaInstant('2026-11-17', '16:00') });
    const next = of('next', 'accepted');
    const toPay = of('to pay', 'completed', { payment });
    const toReview = of('to review', 'completed', { allowedActions: ['review'] });
    const chosen = [today, next, toPay, toReview].filter((each) => isTrackable(each, now));
    expect(ids(chosen)).toEqual(['today', 'to pay']);
  });
});

it('counts the steps of a booking', () => {
  const statuses: BookingStatus[] = ['pending', 'accepted', 'arrived', 'in_progress', 'completed'];
  expect(statuses.map(trackStep)).toEqual([0, 1, 2, 3, 4]);
  expect(trackStep('cancelled')).toBeNull();
});

it('treats a booking as under way from the worker’s arrival to the end of the work', () => {
  expect(bookingStatuses.filter((status) => isUnderWay({ status }))).toEqual(['arrived', 'in_progress']);
});
