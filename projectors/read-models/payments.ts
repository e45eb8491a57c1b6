import type { PaymentEvent } from '#contracts/events/payment.ts';
import type { DataOf, Recorded } from '#contracts/events/registry.ts';
import { foldPayment, nothingPaid, type PaymentState } from '#contracts/payment/payment-fold.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import { type Change, defineReadModel, type Telling } from '../engine/read-model.ts';

/** A booking's payment with everything that its view needs; only once it was asked for. By booking id. Money in centavos. */
export type PaymentDocument = Omit<PaymentState, 'method'> & Pick<DataOf<'PaymentRequested'>, 'bookingId' | 'clientId' | 'workerId' | 'workerAccountId' | 'code' | 'clientName' | 'workerName' | 'serviceName' | 'requestedAt'> & {
  method: PaymentMethod;
  /** When it was asked for first. */
  openedAt: string;
  paidAt: string | null;
  verifiedAt: string | null;
};

type PaymentType = PaymentEvent['type'];

/** What changes how many payments have a status that an admin waits for. */
const counted: readonly PaymentType[] = ['PaymentRequested', 'PaymentReceived', 'PaymentVerified', 'PaymentVoided', 'RefundIssued', 'RefundSettled', 'RefundFailed'];

export const payments = defineReadModel<PaymentDocument>({
  name: 'payments',
  version: 1,
  fields: ['clientId', 'workerId', 'workerAccountId', 'status', 'openedAt', 'code'],
  compound: [['status', 'openedAt'], ['clientId', 'openedAt'], ['workerId', 'openedAt']],
  on: {
    PaymentRequested: { ids: ({ data }) => data.bookingId, apply: requested, announce: updated },
    PaymentSubmitted: folded(),
    PaymentReceived: folded(({ receivedAt }) => ({ paidAt: receivedAt })),
    PaymentFailed: folded(),
    PaymentVerified: folded(({ verifiedAt }) => ({ verifiedAt })),
    PaymentVoided: folded(),
    RefundIssued: folded(),
    RefundSettled: folded(),
    RefundFailed: folded(),
  },
});

function requested(before: PaymentDocument | undefined, event: Recorded<'PaymentRequested'>): PaymentDocument {
  const { bookingId, clientId, workerId, workerAccountId, code, clientName, workerName, serviceName, requestedAt, method } = event.data;
  const people = { bookingId, clientId, workerId, workerAccountId, code, clientName, workerName, serviceName };
  return { paidAt: null, openedAt: requestedAt, ...before, ...foldPayment(before ?? nothingPaid, event), ...people, method, requestedAt };
}

function folded<Type extends PaymentType>(also: (data: DataOf<Type>) => Partial<PaymentDocument> = () => ({})): Change<PaymentDocument, Type> {
  return {
    ids: ({ data }) => data.bookingId,
    apply: (before, event) => {
      if (!before) return undefined;
      // The event's type is one of a payment's, so its data is what the fold takes.
      const state = foldPayment(before, event as unknown as PaymentEvent);
      return { ...before, ...state, method: state.method ?? before.method, ...also(event.data) };
    },
    announce: updated,
  };
}

/** Both sides hear of it, and admins when their counts change. */
function updated({ bookingId, clientId, workerAccountId, status }: PaymentDocument, { type }: { type: PaymentType }): Telling[] {
  const told: Telling = { namespace: 'account', event: 'payment:updated', to: { accounts: [clientId, workerAccountId] }, payload: { bookingId, status, type } };
  return counted.includes(type) ? [told, { namespace: 'account', event: 'admin:counts', to: 'admins', payload: { type } }] : [told];
}
