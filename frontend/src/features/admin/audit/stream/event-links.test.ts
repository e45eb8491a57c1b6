import { describe, expect, it } from 'vitest';
import { eventLinks, storyOf } from './event-links.ts';

const event = (type: string, stream: string, data: Record<string, unknown> = {}) => ({ type, stream, data });
const added = (line: object) =>
  event('EarningAdded', 'payout-w-1-2026-11-27', { workerId: 'w-1', friday: '2026-11-27', line });

describe('an event', () => {
  it('of a booking, its slot, its payment or its payout line is part of the booking’s story', () => {
    for (const about of [
      event('BookingAccepted', 'booking-b1'),
      event('SlotBooked', 'calendar-w1', { bookingId: 'b1' }),
      event('PaymentPaid', 'payment-b1'),
      added({ lineId: 'job:b1', bookingId: 'b1' }),
    ])
      expect(storyOf(about)).toBe('booking-b1');
  });

  it('of a payout itself, a person or the platform is part of no booking’s', () => {
    for (const about of [
      event('PayoutPaid', 'payout-w-1-2026-11-27'),
      event('ConfigChanged', 'system'),
      event('MessageSent', 'conversation-a~b', { bookingId: 'b1' }),
      added({ lineId: 'carried:2026-11-20', bookingId: null }),
    ])
      expect(storyOf(about)).toBeNull();
  });

  it('of a line leads to the payment or the payout that it comes from', () => {
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

  it('that carries a payout forward leads to the next one; what can’t be read leads nowhere', () => {
    expect(
      eventLinks(event('PayoutCarriedForward', 'payout-w-1-2026-11-20', { workerId: 'w-1', toFriday: '2026-11-27' })),
    ).toEqual([{ word: 'carriedToPayout', to: '/admin/payouts/w-1-2026-11-27' }]);
    expect([eventLinks(event('EarningAdded', 'payout-x')), storyOf(event('EarningAdded', 'payout-x'))]).toEqual([
      [],
      null,
    ]);
  });
});
