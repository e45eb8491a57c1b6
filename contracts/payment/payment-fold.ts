import { normalizedInput } from '../foreign-text.ts';
import type { PaymentEvent } from '../events/payment.ts';
import type { PaymentMethod } from '../roles.ts';
import { isOpenTransfer, type PaymentFacts } from './allowed-actions.ts';
import type { PaymentStatus, RefundStatus } from './lifecycle.ts';

/** Folds a payment's events. The decider and the read model share this function. */

type DataOf<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { type: Type }>['data'];
type Carried = { provider: DataOf<'PaymentSubmitted'>['provider']; providerPaymentId: string | null };

/** One payment attempt by the client. Centavos. */
export type Attempt = Carried & {
  attemptId: string;
  method: PaymentMethod;
  amountCentavos: number;
  reference: string | null;
  status: 'processing' | 'received' | 'failed';
  at: string;
  receivedCentavos: number;
  /** Refunded part, including refunds under way. */
  refundedCentavos: number;
  failure: string | null;
};

/** A refund that waits or waited for a second admin. Centavos. */
export type RefundRequest = Pick<
  DataOf<'RefundRequested'>,
  'approvalId' | 'amountCentavos' | 'waivedCentavos' | 'reason' | 'reference' | 'requestedBy' | 'requestedAt' | 'cause'
> & { status: 'waiting' | 'issued' | 'dropped' };

/** A dispute decision's waiver that waits or waited for a second admin. Centavos. */
export type WaiverRequest = Pick<
  DataOf<'WaiverRequested'>,
  'approvalId' | 'waivedCentavos' | 'reason' | 'requestedBy' | 'requestedAt'
> & { status: 'waiting' | 'made' | 'dropped' };

export type Refund = Carried & {
  refundId: string;
  attemptId: string;
  method: PaymentMethod;
  amountCentavos: number;
  waivedCentavos: number;
  /** Its verified part. */
  verifiedCentavos: number;
  reason: string;
  by: 'admin' | 'policy';
  /** null: no second admin was needed. */
  approvalId: string | null;
  status: RefundStatus;
  issuedAt: string;
  settledAt: string | null;
  reference: string | null;
  failure: string | null;
};

/** The payment of one booking. `method` is null until one is chosen: then the booking's applies. Centavos. */
export type PaymentState = Omit<PaymentFacts, 'method' | 'attempts' | 'refundRequests' | 'beforeVerification'> & {
  method: PaymentMethod | null;
  /** Verified amount, less later refunds of it. */
  verifiedCentavos: number;
  /** Time of the latest verification. */
  verifiedAt: string | null;
  /** In order of attempt. */
  attempts: readonly Attempt[];
  refunds: readonly Refund[];
  /** In order of request. */
  refundRequests: readonly RefundRequest[];
  /** In order of request. */
  waiverRequests: readonly WaiverRequest[];
  /** The part no longer owed that a single admin waived without a refund. */
  waivedAloneCentavos: number;
  /** State before the last verification, while nothing has followed it; null when it cannot be undone. */
  beforeVerification: BeforeVerification | null;
};

type BeforeVerification = Pick<
  PaymentState,
  'status' | 'method' | 'requestedCentavos' | 'receivedCentavos' | 'verifiedCentavos' | 'verifiedAt' | 'attempts'
>;

export const initialPayment: PaymentState = {
  status: 'unpaid',
  method: null,
  requestedCentavos: 0,
  receivedCentavos: 0,
  refundedCentavos: 0,
  waivedCentavos: 0,
  verifiedCentavos: 0,
  verifiedAt: null,
  attempts: [],
  refunds: [],
  refundRequests: [],
  waiverRequests: [],
  waivedAloneCentavos: 0,
  beforeVerification: null,
};

/** References match in any spacing and case: `8841 2207`, `88412207`. */
export function referenceKey(reference: string): string {
  return normalizedInput(reference).replace(/[\s-]/g, '').toUpperCase();
}

/** Total cash that the worker received; refunds by Suki do not change it. */
export function cashCentavos({ attempts }: Pick<PaymentState, 'attempts'>): number {
  return attempts.reduce((sum, { method, receivedCentavos }) => (method === 'cash' ? sum + receivedCentavos : sum), 0);
}

/** No payment, refund, waiver or attempt has ever occurred: the booking may go to another worker. */
export function isUntouched({ status, attempts, refunds, waiverRequests, waivedCentavos }: PaymentState): boolean {
  const happenedYet = [...attempts, ...refunds, ...waiverRequests];
  return status === 'unpaid' && waivedCentavos === 0 && happenedYet.length === 0;
}

type DisputeWaiting = Pick<PaymentState, 'refundRequests' | 'waiverRequests'>;

/** A dispute decision's waivers and refunds that wait for a second admin; 0: none. Centavos. */
export function disputeWaitingCentavos({ refundRequests, waiverRequests }: DisputeWaiting): number {
  const refunds = refundRequests.filter(({ cause, status }) => cause === 'dispute' && status === 'waiting');
  const waivers = waiverRequests.filter(({ status }) => status === 'waiting');
  return (
    refunds.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0) +
    waivers.reduce((sum, { waivedCentavos }) => sum + waivedCentavos, 0)
  );
}

export function foldPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  return { ...happened(state, event), beforeVerification: beforeVerification(state, event) };
}

/** A transfer is received and verified together, and both are undone together. */
function beforeVerification(state: PaymentState, event: PaymentEvent): BeforeVerification | null {
  if (event.type === 'PaymentVerified') return state.beforeVerification ?? snapshotOf(state);
  return event.type === 'PaymentReceived' && event.data.from === 'admin' ? snapshotOf(state) : null;
}

function snapshotOf({
  status,
  method,
  requestedCentavos,
  receivedCentavos,
  verifiedCentavos,
  verifiedAt,
  attempts,
}: PaymentState): BeforeVerification {
  return { status, method, requestedCentavos, receivedCentavos, verifiedCentavos, verifiedAt, attempts };
}

function happened(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'PaymentRequested':
      return { ...state, status: 'requested', method: event.data.method, requestedCentavos: event.data.amountCentavos };
    case 'PaymentSubmitted':
      return submitted(state, event.data);
    case 'PaymentReceived':
      return received(state, event.data);
    case 'PaymentFailed':
      return failed(state, event.data);
    case 'PaymentVerified':
      return {
        ...state,
        status: 'verified',
        verifiedCentavos: event.data.verifiedCentavos,
        verifiedAt: event.data.verifiedAt,
      };
    case 'PaymentVerificationUndone':
      return { ...state, ...state.beforeVerification };
    case 'PaymentVoided':
      return { ...state, status: 'voided', requestedCentavos: 0 };
    case 'PaymentWaived':
      return waived(state, event.data);
    case 'WaiverRequested':
      return { ...state, waiverRequests: [...state.waiverRequests, waiverOf(event.data)] };
    case 'WaiverRequestDropped':
      return { ...state, waiverRequests: withWaiver(state, event.data.approvalId, 'dropped') };
    default:
      return refundHappened(state, event);
  }
}

function waived(
  state: PaymentState,
  { waivedCentavos, approvalId, owesNothing = false }: DataOf<'PaymentWaived'>,
): PaymentState {
  const hasMoney = state.receivedCentavos > state.refundedCentavos;
  return {
    ...(owesNothing && hasMoney ? withStatusOfRest(withRequestCovered(state)) : state),
    waivedCentavos: state.waivedCentavos + waivedCentavos,
    waivedAloneCentavos: state.waivedAloneCentavos + (approvalId === undefined ? waivedCentavos : 0),
    waiverRequests: withWaiver(state, approvalId ?? null, 'made'),
  };
}

function waiverOf(data: DataOf<'WaiverRequested'>): WaiverRequest {
  const { approvalId, waivedCentavos, reason, requestedBy, requestedAt } = data;
  return { approvalId, waivedCentavos, reason, requestedBy, requestedAt, status: 'waiting' };
}

function withWaiver(
  { waiverRequests }: PaymentState,
  approvalId: string | null,
  status: WaiverRequest['status'],
): readonly WaiverRequest[] {
  return waiverRequests.map((request) => (request.approvalId === approvalId ? { ...request, status } : request));
}

type RefundEvent = Extract<PaymentEvent, { type: `Refund${string}` }>;

function refundHappened(state: PaymentState, event: RefundEvent): PaymentState {
  switch (event.type) {
    case 'RefundIssued':
      return refunded(state, event.data);
    case 'RefundSettled':
      return {
        ...state,
        refunds: withRefund(state, event.data.refundId, {
          status: 'settled',
          settledAt: event.data.settledAt,
          reference: event.data.reference,
        }),
      };
    case 'RefundFailed':
      return withFailedRefund(state, event.data);
    case 'RefundRequested':
      return { ...state, refundRequests: [...state.refundRequests, requestOf(event.data)] };
    case 'RefundRequestDropped':
      return { ...state, refundRequests: withRequest(state, event.data.approvalId, 'dropped') };
  }
}

function submitted(
  state: PaymentState,
  {
    attemptId,
    method,
    amountCentavos,
    reference,
    provider,
    providerPaymentId,
    submittedAt,
  }: DataOf<'PaymentSubmitted'>,
): PaymentState {
  const attempt: Attempt = {
    attemptId,
    method,
    amountCentavos,
    reference,
    provider,
    providerPaymentId,
    status: 'processing',
    at: submittedAt,
    receivedCentavos: 0,
    refundedCentavos: 0,
    failure: null,
  };
  return { ...state, status: 'processing', method, attempts: [...state.attempts, attempt] };
}

/**
 * Received money settles the request, so other open transfers are superseded. A later verification then concerns either
 * received money or a transfer reported after it, never an older one.
 */
function received(state: PaymentState, data: DataOf<'PaymentReceived'>): PaymentState {
  const { attemptId, method, amountCentavos, reference, provider, providerPaymentId, receivedCentavos, receivedAt } =
    data;
  const known = state.attempts.find((attempt) => attempt.attemptId === attemptId);
  const attempt: Attempt = {
    attemptId,
    method,
    amountCentavos,
    reference,
    provider,
    providerPaymentId,
    status: 'received',
    at: receivedAt,
    receivedCentavos: amountCentavos,
    refundedCentavos: 0,
    failure: null,
  };
  const others = state.attempts.map((one) => (one === known ? attempt : superseded(one)));
  const attempts = known ? others : [...others, attempt];
  return { ...state, status: 'paid', method, requestedCentavos: 0, receivedCentavos, attempts };
}

function superseded(attempt: Attempt): Attempt {
  return isOpenTransfer(attempt) ? { ...attempt, status: 'failed', failure: 'Other money came in its place' } : attempt;
}

/** The latest attempt determines the status: an abandoned earlier one may fail without effect. */
function failed(
  state: PaymentState,
  { attemptId, reason, owesNothing = false }: DataOf<'PaymentFailed'>,
): PaymentState {
  const latest = state.attempts.at(-1)?.attemptId === attemptId;
  const after: PaymentState = {
    ...state,
    status: latest && state.status === 'processing' ? 'failed' : state.status,
    attempts: state.attempts.map((attempt) =>
      attempt.attemptId === attemptId ? { ...attempt, status: 'failed', failure: reason } : attempt,
    ),
  };
  return owesNothing ? withStatusOfRest(withRequestCovered(after)) : after;
}

function refunded(state: PaymentState, data: DataOf<'RefundIssued'>): PaymentState {
  const {
    refundId,
    attemptId,
    method,
    amountCentavos,
    waivedCentavos,
    refundedCentavos,
    reason,
    by,
    approvalId = null,
    provider,
    providerPaymentId,
    issuedAt,
  } = data;
  // Unverified money is refunded first.
  const verifiedCentavos = Math.min(state.verifiedCentavos, state.receivedCentavos - refundedCentavos);
  const refund: Refund = {
    refundId,
    attemptId,
    method,
    amountCentavos,
    waivedCentavos,
    verifiedCentavos: state.verifiedCentavos - verifiedCentavos,
    reason,
    by,
    approvalId,
    provider,
    providerPaymentId,
    status: 'pending',
    issuedAt,
    settledAt: null,
    reference: null,
    failure: null,
  };
  return withStatusOfRest({
    // Automatic refunds return overpayments.
    ...(by === 'policy' ? withRequestCovered(state) : state),
    refundedCentavos,
    waivedCentavos: state.waivedCentavos + waivedCentavos,
    verifiedCentavos,
    attempts: withRefunded(state, attemptId, amountCentavos),
    refunds: [...state.refunds, refund],
    refundRequests: withRequest(state, approvalId, 'issued'),
    waiverRequests: withWaiver(state, approvalId, 'made'),
  });
}

function withFailedRefund(
  state: PaymentState,
  { refundId, amountCentavos, waivedCentavos, reason }: DataOf<'RefundFailed'>,
): PaymentState {
  const refund = state.refunds.find((one) => one.refundId === refundId);
  return withStatusOfRest({
    ...state,
    refundedCentavos: state.refundedCentavos - amountCentavos,
    waivedCentavos: state.waivedCentavos - waivedCentavos,
    // Money that was verified before the failed refund still is.
    verifiedCentavos: state.verifiedCentavos + (refund?.verifiedCentavos ?? 0),
    attempts: withRefunded(state, refund?.attemptId, -amountCentavos),
    refunds: withRefund(state, refundId, { status: 'failed', failure: reason }),
  });
}

/** The received money covers the request: only verification is left. */
function withRequestCovered(state: PaymentState): PaymentState {
  const isAsked = state.status === 'requested' || state.status === 'failed';
  return isAsked ? { ...state, status: 'paid', requestedCentavos: 0 } : state;
}

const statusesOfRest: readonly PaymentStatus[] = ['unpaid', 'paid', 'verified'];

/** `paid` waits for an admin, so it requires unverified money and never applies to ₱0.00. */
function withStatusOfRest(state: PaymentState): PaymentState {
  if (!statusesOfRest.includes(state.status)) return state;
  const unseenCentavos = state.receivedCentavos - state.refundedCentavos - state.verifiedCentavos;
  if (unseenCentavos > 0) return { ...state, status: 'paid' };
  return { ...state, status: state.verifiedAt === null ? 'unpaid' : 'verified' };
}

function withRefunded({ attempts }: PaymentState, attemptId: string | undefined, amountCentavos: number): Attempt[] {
  return attempts.map((attempt) =>
    attempt.attemptId === attemptId
      ? { ...attempt, refundedCentavos: attempt.refundedCentavos + amountCentavos }
      : attempt,
  );
}

function withRefund({ refunds }: PaymentState, refundId: string, change: Partial<Refund>): Refund[] {
  return refunds.map((refund) => (refund.refundId === refundId ? { ...refund, ...change } : refund));
}

function requestOf({
  approvalId,
  amountCentavos,
  waivedCentavos,
  reason,
  reference,
  requestedBy,
  requestedAt,
  cause,
}: DataOf<'RefundRequested'>): RefundRequest {
  const asked = { approvalId, amountCentavos, reason, reference, requestedBy, requestedAt, ...(cause && { cause }) };
  return { ...asked, ...(waivedCentavos !== undefined && { waivedCentavos }), status: 'waiting' };
}

function withRequest(
  { refundRequests }: PaymentState,
  approvalId: string | null,
  status: RefundRequest['status'],
): readonly RefundRequest[] {
  if (approvalId === null) return refundRequests;
  return refundRequests.map((request) => (request.approvalId === approvalId ? { ...request, status } : request));
}
