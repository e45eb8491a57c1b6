import { expect, test } from 'vitest';
import { request } from './testing/booking-fixture.ts';
import { bookingDecider } from './decider.ts';
import { requestBooking } from './decide-requests.ts';
import type { RequestBooking } from './commands.ts';

/** Disabled features are refused in new bookings; earlier bookings continue. */

const asked = (changes: Partial<RequestBooking>, off: Partial<RequestBooking['settings']>) =>
  requestBooking({ ...request, ...changes, settings: { ...request.settings, ...off } }, bookingDecider.initialState);
const inCash = { request: { ...request.request, paymentMethod: 'cash' as const } };
const booked = [{ type: 'BookingRequested' }];
const refused = { refused: 'switched_off' };

test('accepts a booking without a worker only while open bookings are enabled', () => {
  expect(asked({ worker: null }, {})).toMatchObject(booked);
  expect(asked({ worker: null }, { openBookings: false })).toMatchObject(refused);
  expect(asked({}, { openBookings: false })).toMatchObject(booked);
});

test('accepts cash only while it is enabled', () => {
  expect(asked(inCash, {})).toMatchObject(booked);
  expect(asked(inCash, { cashPayments: false })).toMatchObject(refused);
  expect(asked({}, { cashPayments: false })).toMatchObject(booked);
});

test('rebooks a failed job as it was booked', () => {
  const insteadOf = { bookingId: 'b-0', declinedBy: [], paymentAccount: null };
  const off = { openBookings: false, cashPayments: false };
  expect(asked({ ...inCash, worker: null, insteadOf }, off)).toMatchObject(booked);
});
