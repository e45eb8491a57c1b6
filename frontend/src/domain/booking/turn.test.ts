import { describe, expect, it } from 'vitest';
import type { Booking } from '#contracts/views/booking.ts';
import { bookingFixture } from './testing/booking-fixture.ts';
import { mustPay, turnOf } from './turn.ts';

const asking = (allowedActions: Booking['allowedActions'], payment: Partial<Booking['payment']> = {}) => {
  const booking = bookingFixture({ allowedActions });
  return { ...booking, payment: { ...booking.payment, ...payment } };
};

describe('turnOf', () => {
  it('returns null when the reader can only cancel', () => {
    expect(turnOf(asking(['cancel', 'propose_time', 'decline_time']))).toBeNull();
  });

  it('returns the reader’s most urgent action', () => {
    expect(turnOf(asking(['cancel', 'accept_time', 'approve_extra']))).toBe('approve_extra');
    expect(turnOf(asking(['review'], { status: 'requested', allowedActions: ['pay'] }))).toBe('pay');
    expect(turnOf(asking(['review']))).toBe('review');
  });

  it('returns null for the payer while the payment is processing', () => {
    expect(mustPay({ status: 'failed', allowedActions: ['pay'] })).toBe(true);
    expect(turnOf(asking([], { status: 'processing', allowedActions: ['pay'] }))).toBeNull();
  });
});
