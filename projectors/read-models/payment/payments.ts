import type { PaymentEvent } from '#contracts/events/payment.ts';
import type { DataOf, Recorded } from '#contracts/events/registry.ts';
import { foldPayment, nothingPaid, type PaymentState } from '#contracts/payment/payment-fold.ts';
import { type Waiting, waitsFor } from '#contracts/payment/waiting.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import { type Change, defineReadModel, type PushDraft } from '../../read-model.ts';

/** A booking's payment with everything that its view needs; only once it was asked for. By booking id. Money in centavos. */
export type PaymentDocument = Omit<PaymentState, 'method'> &
  Pick<
    DataOf<'PaymentRequested'>,
    | 'bookingId'
    | 'clientId'
    | 'workerId'
    | 'workerAccountId'
    | 'code'
    | 'clientName'
    | 'workerName'
    | 'serviceName'
    | 'requestedAt'
  > & {
    method: PaymentMethod;
    /** When it was asked for first. */
    openedAt: string;
    paidAt: string | null;
    verifiedAt: string | null;
    /** When anything last happened to it. */
    changedAt: string;
    /** How money given back stands: `open` is still on its way, or didn't arrive. */
    refund: 'none' | 'open' | 'done';
    waits: Waiting;
    /** What the ways to pay call its tries and refunds, as they are searched for (`referenceKey`). */
    references: string[];
  };

type PaymentType = PaymentEvent['type'];

export const payments = defineReadModel<PaymentDocument>({
  name: 'payments',
  version: 5,
  fields: ['clientId', 'workerId', 'workerAccountId', 'status', 'openedAt', 'changedAt', 'refund', 'waits', 'code'],
  arrays: ['references'],
  compound: [
    ['changedAt'],
    ['waits', 'changedAt'],
    ['status', 'changedAt'],
    ['refund', 'changedAt'],
    ['clientId', 'openedAt'],
    ['workerId', 'openedAt'],
  ],
  on: {
    PaymentRequested: { ids: ({ data }) => data.bookingId, apply: requested, announce: updated },
    PaymentSubmitted: folded(),
    PaymentReceived: folded(({ receivedAt }) => ({ paidAt: receivedAt })),
    PaymentFailed: folded(),
    PaymentVerified: folded(({ verifiedAt }) => ({ verifiedAt })),
    // A transfer that was found, and now wasn't, hasn't been paid.
    PaymentVerificationUndone: folded(({ receivedCentavos }) => (receivedCentavos === 0 ? { paidAt: null } : {})),
    PaymentVoided: folded(),
    RefundIssued: folded(),
    RefundSettled: folded(),
    RefundFailed: folded(),
  },
});

function requested(before: PaymentDocument | undefined, event: Recorded<'PaymentRequested'>): PaymentDocument {
  const {
    bookingId,
    clientId,
    workerId,
    workerAccountId,
    code,
    clientName,
    workerName,
    serviceName,
    requestedAt,
    method,
  } = event.data;
  const people = { bookingId, clientId, workerId, workerAccountId, code, clientName, workerName, serviceName };
  const state = foldPayment(before ?? nothingPaid, event);
  return {
    paidAt: null,
    openedAt: requestedAt,
    refund: 'none',
    references: [],
    ...before,
    ...state,
    ...people,
    waits: waitsFor(state),
    method,
    requestedAt,
    changedAt: event.recordedAt,
  };
}

function folded<Type extends PaymentType>(
  also: (data: DataOf<Type>) => Partial<PaymentDocument> = () => ({}),
): Change<PaymentDocument, Type> {
  return {
    ids: ({ data }) => data.bookingId,
    apply: (before, event) => {
      if (!before) return undefined;
      // The event's type is one of a payment's, so its data is what the fold takes.
      const state = foldPayment(before, event as unknown as PaymentEvent);
      return { ...before, ...state, ...told(before, state), changedAt: event.recordedAt, ...also(event.data) };
    },
    announce: updated,
  };
}

type Told = Pick<PaymentDocument, 'method' | 'refund' | 'waits' | 'references'>;

function told(before: PaymentDocument, state: PaymentState): Told {
  return {
    method: state.method ?? before.method,
    refund: refundOf(state),
    waits: waitsFor(state),
    references: referencesOf(state),
  };
}

function refundOf({ refunds }: PaymentState): PaymentDocument['refund'] {
  if (refunds.length === 0) return 'none';
  // What a provider would not send back waits until a later refund has sent it another way.
  const unsent = refunds.reduce(
    (left, { status, amountCentavos }) =>
      status === 'failed' ? left + amountCentavos : Math.max(0, left - amountCentavos),
    0,
  );
  return unsent === 0 && refunds.every(({ status }) => status !== 'pending') ? 'done' : 'open';
}

function referencesOf({ attempts, refunds }: PaymentState): string[] {
  const all = [...attempts, ...refunds].flatMap(({ reference, providerPaymentId }) => [reference, providerPaymentId]);
  return [...new Set(all.flatMap((one) => (one === null ? [] : referenceKey(one))))];
}

/** A reference is found however it is spaced and written: `8841 2207`, `88412207`. */
export function referenceKey(reference: string): string {
  return reference.replace(/[\s-]/g, '').toUpperCase();
}

/** Both sides hear of it. */
function updated(
  { bookingId, clientId, workerAccountId, status }: PaymentDocument,
  { type }: { type: PaymentType },
): PushDraft[] {
  return [
    {
      namespace: 'account',
      event: 'payment:updated',
      to: { accounts: [clientId, workerAccountId] },
      payload: { bookingId, status, type },
    },
  ];
}
