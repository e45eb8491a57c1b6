import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { PaymentStatus } from '#contracts/payment/lifecycle.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import { paymentDecider } from '../decider.ts';
import type { SingleAdminLimit } from '../commands.ts';
import type { PayableBooking } from '../payable-booking.ts';

/** People, amounts and event histories of the payment tests. */

export const NOW = '2026-11-18T03:00:00.000Z';

export const viewers = {
  client: { accountId: 'a-andrea', role: 'client', workerId: null },
  worker: { accountId: 'a-jun', role: 'worker', workerId: 'w-jun' },
  admin: { accountId: 'a-carla', role: 'admin', workerId: null },
  stranger: { accountId: 'a-mark', role: 'client', workerId: null },
  colleague: { accountId: 'a-nestor', role: 'worker', workerId: 'w-nestor' },
} as const satisfies Record<string, Viewer>;

export function booked(changes: Partial<PayableBooking> = {}): PayableBooking {
  return {
    bookingId: 'b1',
    clientId: 'a-andrea',
    workerId: 'w-jun',
    workerAccountId: 'a-jun',
    code: 'SK-XXXXX',
    clientName: 'Andrea Reyes',
    workerName: 'Jun Bautista',
    serviceName: 'Kitchen tap repair',
    method: 'gcash',
    status: 'completed',
    totalCentavos: 1000_00,
    cancellationFeeCentavos: 0,
    ...changes,
  };
}

export const cancelledBooking = (fee = 0) => booked({ status: 'cancelled', cancellationFeeCentavos: fee });

const parties = { bookingId: 'b1', clientId: 'a-andrea', workerId: 'w-jun', workerAccountId: 'a-jun' };
const words = {
  code: 'SK-XXXXX',
  clientName: 'Andrea Reyes',
  workerName: 'Jun Bautista',
  serviceName: 'Kitchen tap repair',
};
const providerOf = (method: PaymentMethod, attemptId: string) =>
  method === 'cash' || method === 'bank_transfer'
    ? { provider: 'none' as const, providerPaymentId: null }
    : { provider: 'sandbox' as const, providerPaymentId: `sbx_${attemptId}` };
const referenceOf = (method: PaymentMethod) => (method === 'bank_transfer' ? 'BPI-1' : null);

export function asked(amountCentavos = 1000_00, method: PaymentMethod = 'gcash'): PaymentEvent {
  return {
    type: 'PaymentRequested',
    data: {
      ...parties,
      ...words,
      amountCentavos,
      dueCentavos: 1000_00,
      purpose: 'job',
      method,
      by: 'policy',
      requestedAt: NOW,
    },
  };
}

export function sent(
  method: PaymentMethod = 'gcash',
  attemptId = 'try-1',
  amountCentavos = 1000_00,
  reference = referenceOf(method),
): PaymentEvent {
  return {
    type: 'PaymentSubmitted',
    data: {
      ...parties,
      ...providerOf(method, attemptId),
      attemptId,
      method,
      amountCentavos,
      reference,
      submittedAt: NOW,
    },
  };
}

export function paymentReceived(
  method: PaymentMethod = 'gcash',
  attemptId = 'try-1',
  amountCentavos = 1000_00,
  receivedCentavos = amountCentavos,
): PaymentEvent {
  return {
    type: 'PaymentReceived',
    data: {
      ...parties,
      ...providerOf(method, attemptId),
      attemptId,
      method,
      amountCentavos,
      receivedCentavos,
      reference: referenceOf(method),
      from: 'provider',
      receivedAt: NOW,
    },
  };
}

export function failedTry(method: PaymentMethod = 'gcash', attemptId = 'try-1'): PaymentEvent {
  return {
    type: 'PaymentFailed',
    data: { ...parties, attemptId, method, amountCentavos: 1000_00, reason: 'Not enough balance', by: 'provider' },
  };
}

export const checked: PaymentEvent = {
  type: 'PaymentVerified',
  data: {
    ...parties,
    method: 'gcash',
    verifiedCentavos: 1000_00,
    cashCentavos: 0,
    dueCentavos: 1000_00,
    purpose: 'job',
    clientName: words.clientName,
    serviceName: words.serviceName,
    verifiedAt: NOW,
  },
};
export const closed: PaymentEvent = { type: 'PaymentVoided', data: { ...parties, reason: 'cancelled' } };

/** An event history that ends in the status, for a method. */
export function historyTo(status: PaymentStatus, method: PaymentMethod = 'gcash'): PaymentEvent[] {
  const histories: Record<PaymentStatus, PaymentEvent[]> = {
    unpaid: [],
    requested: [asked(1000_00, method)],
    processing: [asked(1000_00, method), sent(method)],
    paid: [asked(1000_00, method), sent(method), paymentReceived(method)],
    verified: [asked(1000_00, method), sent(method), paymentReceived(method), checked],
    failed: [asked(1000_00, method), sent(method), failedTry(method)],
    voided: [asked(1000_00, method), closed],
  };
  return histories[status];
}

export const given = givenEventsOf(paymentDecider);
export type Given = Pick<ReturnType<typeof given>, 'state' | 'when'>;

/** Unlimited refunds, for tests of other rules. */
export const unlimited: SingleAdminLimit = {
  admin: { accountId: viewers.admin.accountId, name: 'Carla Lim', avatar: null },
  upToCentavos: Number.POSITIVE_INFINITY,
  isOnlyAdmin: true,
};
