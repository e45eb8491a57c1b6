import { describe, expect, it } from 'vitest';
import { eventLinks, bookingStreamOf } from './event-links.ts';

const event = (type: string, stream: string, data: Record<string, unknown> = {}) => ({ type, stream, data });
const added = (line: object) =>
  event('EarningAdded', 'payout-w-1-2026-11-27', { workerId: 'w-1', friday: '2026-11-27', line });

describe('bookingStreamOf and eventLinks', () => {
  it('relate an event of a booking, slot, payment or payout line to its booking', () => {
    for (const about of [
      event('BookingAccepted', 'booking-b1'),
      event('SlotBooked', 'calendar-w1', { bookingId: 'b1' }),
      event('PaymentPaid', 'payment-b1'),
      added({ lineId: 'job:b1', bookingId: 'b1' }),
    ])
      expect(bookingStreamOf(about)).toBe('booking-b1');
  });

  it('relate an event of a payout, person or the platform to no booking', () => {
    for (const about of [
      event('PayoutPaid', 'payout-w-1-2026-11-27'),
      event('ConfigChanged', 'system'),
      event('MessageSent', 'conversation-a~b', { bookingId: 'b1' }),
      added({ lineId: 'carried:2026-11-20', bookingId: null }),
    ])
      expect(bookingStreamOf(about)).toBeNull();
  });

  it('link a payout line to its payment or earlier payout', () => {
    expect(eventLinks(added({ lineId: 'job:b1', bookingId: 'b1' }))).toEqual([
      { word: 'openPayment', to: '/admin/payments/b1' },
    ]);
    expect(eventLinks(added({ lineId: 'carried:2026-11-20', bookingId: null }))).toEqual([
      { word: 'fromPayout', to: '/admin/payouts/w-1-2026-11-20' },
    ]);
    expect(eventLinks(added({ lineId: 'reversed:2026-11-13', bookingId: null }))).toEqual([
      { word: 'fromPayout', to: '/admin/payouts/w-1-2026-11-13' },
    ]);
  });

  it('link a carried payout to the next one, and unreadable events to nothing', () => {
    expect(
      eventLinks(event('PayoutCarriedForward', 'payout-w-1-2026-11-20', { workerId: 'w-1', toFriday: '2026-11-27' })),
    ).toEqual([{ word: 'carriedToPayout', to: '/admin/payouts/w-1-2026-11-27' }]);
    expect([eventLinks(event('EarningAdded', 'payout-x')), bookingStreamOf(event('EarningAdded', 'payout-x'))]).toEqual(
      [[], null],
    );
  });
});
