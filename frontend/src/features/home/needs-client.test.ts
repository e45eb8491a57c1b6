import { expect, it } from 'vitest';
import { bookingFixture } from '../../domain/booking/testing/booking-fixture.ts';
import { rebookableBookings } from './needs-client.ts';

it('returns bookings that can be asked of others, until dismissed or past', () => {
  const lost = bookingFixture({ id: 'lost', status: 'declined', allowedActions: ['ask_others', 'dismiss'] });
  const dismissed = bookingFixture({ id: 'dismissed', status: 'declined', allowedActions: ['ask_others'] });
  const start = Date.parse(lost.startsAt);
  expect(rebookableBookings([dismissed, lost, bookingFixture()], start - 1).map(({ id }) => id)).toEqual(['lost']);
  expect(rebookableBookings([lost], start)).toEqual([]);
});
