import { expect, test } from 'vitest';
import { request } from './testing/booking-fixture.ts';
import { bookingDecider } from './decider.ts';
import { requestBooking } from './decide-requests.ts';
import type { RequestBooking } from './commands.ts';

/** What admins have turned off is offered to nobody; what was booked before goes on as it was. */

const asked = (changes: Partial<RequestBooking>, off: Partial<RequestBooking['settings']>) =>
  requestBooking({ ...request, ...changes, settings: { ...request.settings, ...off } }, bookingDecider.initialState);
const inCash = { request: { ...request.request, paymentMethod: 'cash' as const } };
const booked = [{ type: 'BookingRequested' }];
const refused = { refused: 'switched_off' };

test('a booking without a worker is asked for only while that is offered', () => {
  expect(asked({ worker: null }, {})).toMatchObject(booked);
  expect(asked({ worker: null }, { openBookings: false })).toMatchObject(refused);
  expect(asked({}, { openBookings: false })).toMatchObject(booked);
});

test('a booking is paid in cash only while that is offered', () => {
  expect(asked(inCash, {})).toMatchObject(booked);
  expect(asked(inCash, { cashPayments: false })).toMatchObject(refused);
  expect(asked({}, { cashPayments: false })).toMatchObject(booked);
});

test('a job that came to nothing is asked of the others as it was booked', () => {
  const insteadOf = { bookingId: 'b-0', declinedBy: [], paymentAccount: null };
  const off = { openBookings: false, cashPayments: false };
  expect(asked({ ...inCash, worker: null, insteadOf }, off)).toMatchObject(booked);
});
