import { describe, expect, it } from 'vitest';
import type { Booking } from '#contracts/views/booking.ts';
import { bookingFixture } from './testing/booking-fixture.ts';
import { mustPay, turnOf } from './turn.ts';

const asking = (allowedActions: Booking['allowedActions'], payment: Partial<Booking['payment']> = {}) => {
  const booking = bookingFixture({ allowedActions });
  return { ...booking, payment: { ...booking.payment, ...payment } };
};

describe('whose turn it is', () => {
  it('is nobody’s in particular where the reader may only call it off', () => {
    expect(turnOf(asking(['cancel', 'propose_time', 'decline_time']))).toBeNull();
  });

  it('is the reader’s for the most pressing of what they may do', () => {
    expect(turnOf(asking(['cancel', 'accept_time', 'approve_extra']))).toBe('approve_extra');
    expect(turnOf(asking(['review'], { status: 'requested', allowedActions: ['pay'] }))).toBe('pay');
    expect(turnOf(asking(['review']))).toBe('review');
  });

  it('is not the payer’s while the money is on its way', () => {
    expect(mustPay({ status: 'failed', allowedActions: ['pay'] })).toBe(true);
    expect(turnOf(asking([], { status: 'processing', allowedActions: ['pay'] }))).toBeNull();
  });
});
