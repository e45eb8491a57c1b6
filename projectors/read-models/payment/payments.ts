import { typesOf } from '#contracts/events/event-schemas.ts';
import { bookingCode } from '#contracts/booking/code.ts';
import {
  aboutRefundRequests,
  dueWaived,
  type PaymentEvent,
  paymentEvents,
  startsWaiverRequest,
} from '#contracts/events/payment.ts';
import type { DataOf, EventType, Recorded } from '#contracts/events/registry.ts';
import { foldPayment, initialPayment, type PaymentState, referenceKey } from '#contracts/payment/payment-fold.ts';
import { type Waiting, waitsFor } from '#contracts/payment/allowed-actions.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import { defineReadModel, onEach, type PushDraft } from '../../read-model.ts';

/** A booking's payment with all data for its view, once it was requested. By booking id. Amounts in centavos. */
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
    /** Time of the first request. */
    openedAt: string;
    paidAt: string | null;
    verifiedAt: string | null;
    /** Time of the last change. */
    changedAt: string;
    /** `open`: a refund is under way, failed, or waits for a second admin. */
    refund: 'none' | 'open' | 'done';
    waits: Waiting;
    /** The payment methods' references of its attempts and refunds, as searches compare them (`referenceKey`). */
    references: readonly string[];
  };

type PaymentType = PaymentEvent['type'];

export const payments = defineReadModel<PaymentDocument>({
  name: 'payments',
  version: 11,
  fields: [
    'clientId',
    'workerId',
    'workerAccountId',
    'status',
    'openedAt',
    'changedAt',
    'refund',
    'waits',
    'code',
    'requestedCentavos',
  ],
  arrays: ['references'],
  compound: [
    ['changedAt'],
    ['waits', 'changedAt'],
    ['status', 'changedAt'],
    ['refund', 'changedAt'],
    ['clientId', 'openedAt'],
    ['workerId', 'openedAt'],
  ],
  on: onEach(typesOf(paymentEvents), {
    ids: ({ data }) => data.bookingId,
    apply: changed,
  }),
  push: updated,
});

/**
 * Money may arrive before the payment is requested; it is shown after the request. A waiver for a job under way is
 * stored on its own until then.
 */
function changed(before: PaymentDocument | undefined, event: Recorded<PaymentType>): PaymentDocument | undefined {
  const asked = event.type === 'PaymentRequested' ? requesterIn(event.data) : undefined;
  const known = asked
    ? { ...unpaid, openedAt: asked.requestedAt, ...before, ...asked }
    : (before ?? waivedFirst(event));
  if (!known) return undefined;
  const state = foldPayment(known, event);
  return { ...known, ...state, ...derivedFields(known, state), changedAt: event.recordedAt };
}

const unpaid = {
  ...initialPayment,
  paidAt: null,
  refund: 'none',
  waits: 'none',
  references: [],
  changedAt: '',
} as const;

function requesterIn(data: DataOf<'PaymentRequested'>) {
  const { bookingId, clientId, workerId, workerAccountId, code, clientName, workerName, serviceName } = data;
  const people = { bookingId, clientId, workerId, workerAccountId, code, clientName, workerName, serviceName };
  return { ...people, method: data.method, requestedAt: data.requestedAt };
}

/** null unless the event is a waiver that names its parties. */
function waivedFirst({ type, data }: Recorded<PaymentType>): PaymentDocument | null {
  if (type !== dueWaived && type !== startsWaiverRequest) return null;
  const { bookingId, clientId, workerId, workerAccountId, clientName, workerName, serviceName, method } = data;
  if (clientName === undefined || workerName === undefined || serviceName === undefined || !method) return null;
  const people = { bookingId, clientId, workerId, workerAccountId, code: bookingCode(bookingId) };
  const at = 'waivedAt' in data ? data.waivedAt : data.requestedAt;
  return { ...unpaid, ...people, clientName, workerName, serviceName, method, requestedAt: at, openedAt: at };
}

type DerivedFields = Pick<PaymentDocument, 'method' | 'paidAt' | 'refund' | 'waits' | 'references'>;

function derivedFields(before: PaymentDocument, state: PaymentState): DerivedFields {
  return {
    method: state.method ?? before.method,
    paidAt: paidAtOf(state),
    refund: refundOf(state),
    waits: waitsFor(state),
    references: referencesOf(state),
  };
}

/** Time of the last receipt; a transfer that was confirmed by mistake does not count. */
function paidAtOf({ attempts }: PaymentState): string | null {
  const times = attempts.flatMap(({ status, at }) => (status === 'received' ? [at] : []));
  return times.toSorted().at(-1) ?? null;
}

function refundOf({ refunds, refundRequests }: PaymentState): PaymentDocument['refund'] {
  if (refundRequests.some(({ status }) => status === 'waiting')) return 'open';
  if (refunds.length === 0) return 'none';
  // A refund that a provider rejected waits until a later refund sends the amount another way.
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

/** Pushed to both sides, except staff's pending decisions. */
function updated(
  { bookingId, clientId, workerAccountId, status }: PaymentDocument,
  { type }: { type: EventType },
): PushDraft[] {
  if (aboutRefundRequests.some((one) => one === type)) return [];
  return [
    {
      namespace: 'account',
      event: 'payment:updated',
      to: { accounts: [clientId, workerAccountId] },
      payload: { bookingId, status, type },
    },
  ];
}
