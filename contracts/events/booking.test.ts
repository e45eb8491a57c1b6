import { expect, it } from 'vitest';
import { bookingStatuses } from '../booking/lifecycle.ts';
import { bookingEvents, type BookingEvent, leadingTo, statusAfter } from './booking.ts';

it('has events that lead to every status', () => {
  expect(leadingTo('accepted')).toEqual(expect.arrayContaining(['BookingAccepted', 'QuoteAccepted']));
  for (const status of bookingStatuses) expect(leadingTo(status), status).not.toEqual([]);
  expect(Object.keys(bookingEvents)).toEqual(expect.arrayContaining(leadingTo(...bookingStatuses)));
});

it('keeps an open request after one worker’s decline, and ends a named one', () => {
  const declined = (stillOpen: boolean): BookingEvent => ({
    type: 'BookingDeclined',
    data: { bookingId: 'b1', clientId: 'c1', workerId: 'w1', reason: '', stillOpen },
  });
  expect(statusAfter(declined(true))).toBeUndefined();
  expect(statusAfter(declined(false))).toBe('declined');
});

it('has the booking’s status in events that end a quote', () => {
  const ids = { bookingId: 'b1', clientId: 'c1', workerId: 'w1', workerAccountId: 'wa1', quoteId: 'q1' };
  const gone: BookingEvent = {
    type: 'QuoteRejected',
    data: { ...ids, workerName: 'Jun', amountCentavos: 500_00, status: 'quoted' },
  };
  expect(statusAfter(gone)).toBe('quoted');
});
