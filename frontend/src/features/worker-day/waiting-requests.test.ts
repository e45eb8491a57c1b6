import { expect, it } from 'vitest';
import type { Booking, Quote } from '#contracts/views/booking.ts';
import { bookingFixture } from '../../domain/booking/testing/booking-fixture.ts';
import { quotesWaiting, waitingRequests } from './waiting-requests.ts';

const request = (id: string, answerBy: string, changes: Partial<Booking> = {}) =>
  bookingFixture({ id, status: 'pending', answerBy, allowedActions: ['accept', 'decline', 'quote'], ...changes });
const worker = {
  id: 'w1',
  accountId: 'a-jun',
  name: 'Jun Bautista',
  avatar: null,
  rating: 4.9,
  completedJobs: 186,
  sukiJobs: 0,
  distanceKm: 1,
};
const offer: Quote = {
  id: 'q1',
  workerId: 'w1',
  worker,
  amount: 900_00,
  message: '',
  status: 'open',
  validUntil: '2026-11-18T00:30:00Z',
  offeredAt: '2026-11-17T00:00:00Z',
  outdated: false,
  earning: null,
};

it('lists requests to the worker before open jobs, the first to expire first, and only answerable ones', () => {
  const asked = [
    request('later', '2026-11-19T02:00:00Z'),
    request('sooner', '2026-11-18T02:00:00Z'),
    request('not theirs to answer', '2026-11-18T01:00:00Z', { allowedActions: ['cancel'] }),
  ];
  const open = [
    request('open', '2026-11-18T01:30:00Z'),
    request('others quoted', '2026-11-18T01:40:00Z', { status: 'quoted', allowedActions: ['decline', 'quote'] }),
  ];
  expect(waitingRequests(asked, open).map(({ id }) => id)).toEqual(['sooner', 'later', 'open', 'others quoted']);
});

it('excludes jobs quoted by the worker until the quote expires', () => {
  const quoted = request('quoted', '2026-11-18T01:00:00Z', {
    status: 'quoted',
    allowedActions: ['decline', 'quote', 'withdraw_quote'],
    quotes: [offer],
  });
  expect(waitingRequests([], [quoted])).toEqual([]);
  expect(quotesWaiting([quoted, request('open', '2026-11-18T01:00:00Z')], Date.parse('2026-11-18T00:00:00Z'))).toEqual([
    quoted,
  ]);
  expect(quotesWaiting([quoted], Date.parse('2026-11-18T00:30:00Z'))).toEqual([]);
});
