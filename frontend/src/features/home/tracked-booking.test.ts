import { describe, expect, it } from 'vitest';
import { bookingStatuses, type BookingStatus } from '#contracts/booking/lifecycle.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { bookingFixture } from '../../domain/booking/testing/booking-fixture.ts';
import { homeEn } from './home.en.ts';
import { isUnderWay, trackedBooking, trackLine, trackStep } from './tracked-booking.ts';

const now = Date.parse(manilaInstant('2026-11-17', '10:00'));
const booking = (status: BookingStatus, startsAt = manilaInstant('2026-11-18', '09:30')) => ({
  status,
  startsAt,
  answerBy: manilaInstant('2026-11-18', '08:00'),
  worker: { name: 'Jun Bautista' },
});

describe('the line under the tracked service', () => {
  it.each([
    ['2026-11-17', { key: 'lineToday', values: { name: 'Jun Bautista' } }],
    ['2026-11-18', { key: 'lineTomorrow', values: { name: 'Jun Bautista' } }],
    ['2026-11-20', { key: 'lineOnDay', values: { name: 'Jun Bautista', day: 'Fri, Nov 20' } }],
  ])('says when an accepted worker arrives: %s', (day, line) => {
    expect(trackLine(booking('accepted', manilaInstant(day, '09:30')), now, 'en-PH')).toEqual(line);
  });

  it('says until when a worker who was asked may answer', () => {
    expect(trackLine(booking('pending'), now, 'en-PH')).toMatchObject({
      key: 'linePending',
      values: { time: '8:00 AM', day: 'Wed, Nov 18' },
    });
  });

  it('says that nearby workers look at an open booking', () => {
    expect(trackLine({ ...booking('pending'), worker: null }, now, 'en-PH').key).toBe('lineOpen');
  });

  it.each(bookingStatuses)('has words for %s', (status) => {
    expect(homeEn[trackLine(booking(status), now, 'en-PH').key]).toBeTruthy();
  });
});

describe('the tracked booking', () => {
  const of = (id: string, status: BookingStatus, changes: Partial<Booking> = {}) =>
    bookingFixture({ id, status, ...changes });
  const payment = { ...bookingFixture().payment, status: 'requested' as const, allowedActions: ['pay' as const] };

  it('is what needs the client first: under way, to be paid, next to start, quoted, asked for', () => {
    const needs = [
      of('in progress', 'in_progress'),
      of('arrived', 'arrived'),
      of('to pay', 'completed', { payment }),
      of('next', 'accepted', { startsAt: manilaInstant('2026-11-18', '09:30') }),
      of('later', 'accepted', { startsAt: manilaInstant('2026-11-25', '09:30') }),
      of('quoted', 'quoted'),
      of('asked for', 'pending'),
    ];
    for (const [place, { id }] of needs.entries())
      expect(trackedBooking([of('newest', 'cancelled'), ...needs.slice(place).toReversed()])?.id).toBe(id);
  });

  it('is the latest of those that are over, or none', () => {
    expect(trackedBooking([of('b', 'completed'), of('a', 'expired')])?.id).toBe('b');
    expect(trackedBooking([])).toBeNull();
  });
});

it('counts steps forward along the way of a booking', () => {
  const way: BookingStatus[] = ['pending', 'accepted', 'arrived', 'in_progress', 'completed'];
  expect(way.map(trackStep)).toEqual([0, 1, 2, 3, 4]);
  expect(trackStep('cancelled')).toBeNull();
});

it('a worker who is there comes before what can wait, and nobody else does', () => {
  expect(bookingStatuses.filter((status) => isUnderWay({ status }))).toEqual(['arrived', 'in_progress']);
});
