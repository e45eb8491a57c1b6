import { expect, it } from 'vitest';
import { bookingStatuses } from '../booking/lifecycle.ts';
import { bookingEvents, type BookingEvent, leadingTo, statusAfter } from './booking.ts';

it('every status has events that lead to it', () => {
  expect(leadingTo('accepted')).toEqual(expect.arrayContaining(['BookingAccepted', 'QuoteAccepted']));
  for (const status of bookingStatuses) expect(leadingTo(status), status).not.toEqual([]);
  expect(Object.keys(bookingEvents)).toEqual(expect.arrayContaining(leadingTo(...bookingStatuses)));
});

it('one worker’s no to an open request ends nothing; that of the one who was asked does', () => {
  const declined = (stillOpen: boolean): BookingEvent => ({
    type: 'BookingDeclined',
    data: { bookingId: 'b1', clientId: 'c1', workerId: 'w1', reason: '', stillOpen },
  });
  expect(statusAfter(declined(true))).toBeUndefined();
  expect(statusAfter(declined(false))).toBe('declined');
});

it('a quote that goes says what the booking’s status is then', () => {
  const ids = { bookingId: 'b1', clientId: 'c1', workerId: 'w1', workerAccountId: 'wa1', quoteId: 'q1' };
  const gone: BookingEvent = {
    type: 'QuoteRejected',
    data: { ...ids, workerName: 'Jun', amountCentavos: 500_00, status: 'quoted' },
  };
  expect(statusAfter(gone)).toBe('quoted');
});
