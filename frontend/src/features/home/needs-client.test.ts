import { expect, it } from 'vitest';
import { bookingFixture } from '../../domain/booking/testing/booking-fixture.ts';
import { bookingsToAskAgain } from './needs-client.ts';

it('names what the others can be asked for, while it is still wanted', () => {
  const lost = bookingFixture({ id: 'lost', status: 'declined', allowedActions: ['ask_others'] });
  const asked = bookingFixture({ id: 'asked', status: 'declined', allowedActions: [] });
  const now = Date.parse(lost.startsAt);
  expect(bookingsToAskAgain([asked, lost, bookingFixture()], now).map(({ id }) => id)).toEqual(['lost']);
  expect(bookingsToAskAgain([lost], now + 25 * 60 * 60_000)).toEqual([]);
});
