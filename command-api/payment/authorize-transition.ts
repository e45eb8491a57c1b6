import {
  allowedPaymentActions,
  isOwnPaymentOfStaff,
  type PaymentFacts,
  paymentPartyOf,
  paymentTransitionFor,
} from '#contracts/payment/allowed-actions.ts';
import type { PaymentAction, PaymentParty } from '#contracts/payment/lifecycle.ts';
import type { PaymentState } from '#contracts/payment/payment-fold.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { ByPerson, OnPayment } from './commands.ts';
import type { PayableBooking } from './payable-booking.ts';

export function factsOf({ method, ...state }: PaymentState, booking: PayableBooking): PaymentFacts {
  return { ...state, method: method ?? booking.method };
}

/** null if the table allows this person the action now. */
export function refusalFor(
  action: PaymentAction,
  { booking, viewer, now }: ByPerson,
  state: PaymentState,
): Refusal | null {
  const party = paymentPartyOf(booking, viewer);
  if (!party) return refuse('forbidden');
  if (isOwnPaymentOfStaff(booking, viewer))
    return refuse('forbidden', 'This payment is your own. Somebody else decides on it.');
  const facts = factsOf(state, booking);
  if (paymentTransitionFor(action, booking, facts, party, now)) return null;
  return refuse('not_allowed_now', undefined, {
    status: state.status,
    allowedActions: allowedPaymentActions(booking, facts, party, now),
  });
}

/** Whether the table allows the provider or a policy the action now. */
export function isAuthorized(
  action: PaymentAction,
  party: Extract<PaymentParty, 'provider' | 'policy'>,
  { booking, now }: OnPayment,
  state: PaymentState,
): boolean {
  return paymentTransitionFor(action, booking, factsOf(state, booking), party, now) !== undefined;
}

/** Ids of a payment's two sides, for events. */
export function parties({ bookingId, clientId, workerId, workerAccountId }: PayableBooking) {
  return { bookingId, clientId, workerId, workerAccountId };
}

export function purposeOf({ status }: PayableBooking): 'job' | 'cancellation_fee' {
  return status === 'cancelled' ? 'cancellation_fee' : 'job';
}
