import type { PaymentFacts } from '#contracts/payment/allowed-actions.ts';
import type { RefundStatus } from '#contracts/payment/lifecycle.ts';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { Decider } from '../handling/decider.ts';

type Carried = { provider: DataOf<'PaymentSubmitted'>['provider']; providerPaymentId: string | null };

/** One try of the client's to pay. Centavos. */
export type Attempt = Carried & {
  attemptId: string;
  method: PaymentMethod;
  amountCentavos: number;
  reference: string | null;
  status: 'processing' | 'received' | 'failed';
  receivedCentavos: number;
  /** Given back of it, or on its way back. */
  refundedCentavos: number;
};

export type Refund = Carried & { refundId: string; attemptId: string; amountCentavos: number; waivedCentavos: number; reason: string; status: RefundStatus };

/** The payment of one booking. `method` is null until one is named: then the booking's own counts. Centavos. */
export type PaymentState = Omit<PaymentFacts, 'method'> & {
  method: PaymentMethod | null;
  /** What an admin has looked at, less what was given back of it since. */
  verifiedCentavos: number;
  /** In the order of trying. */
  attempts: readonly Attempt[];
  refunds: readonly Refund[];
};

const nothingYet: PaymentState = {
  status: 'unpaid', method: null, requestedCentavos: 0, receivedCentavos: 0, refundedCentavos: 0, waivedCentavos: 0, verifiedCentavos: 0, attempts: [], refunds: [],
};

export const paymentDecider: Decider<PaymentState, PaymentEvent> = { initialState: nothingYet, evolve };

function evolve(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'PaymentRequested':
      return { ...state, status: 'requested', method: event.data.method, requestedCentavos: event.data.amountCentavos };
    case 'PaymentSubmitted':
      return submitted(state, event.data);
    case 'PaymentReceived':
      return received(state, event.data);
    case 'PaymentFailed':
      return failed(state, event.data.attemptId);
    case 'PaymentVerified':
      return { ...state, status: 'verified', verifiedCentavos: event.data.verifiedCentavos };
    case 'PaymentVoided':
      return { ...state, status: 'voided', requestedCentavos: 0 };
    case 'RefundIssued':
      return refunded(state, event.data);
    case 'RefundSettled':
      return { ...state, refunds: withRefund(state, event.data.refundId, 'settled') };
    case 'RefundFailed':
      return keptAfterAll(state, event.data);
  }
}

function submitted(state: PaymentState, { attemptId, method, amountCentavos, reference, provider, providerPaymentId }: DataOf<'PaymentSubmitted'>): PaymentState {
  const attempt: Attempt = { attemptId, method, amountCentavos, reference, provider, providerPaymentId, status: 'processing', receivedCentavos: 0, refundedCentavos: 0 };
  return { ...state, status: 'processing', method, attempts: [...state.attempts, attempt] };
}

function received(state: PaymentState, { attemptId, method, amountCentavos, reference, provider, providerPaymentId, receivedCentavos }: DataOf<'PaymentReceived'>): PaymentState {
  const known = state.attempts.find((attempt) => attempt.attemptId === attemptId);
  const attempt: Attempt = { attemptId, method, amountCentavos, reference, provider, providerPaymentId, status: 'received', refundedCentavos: known?.refundedCentavos ?? 0, receivedCentavos: amountCentavos };
  const attempts = known ? state.attempts.map((one) => (one === known ? attempt : one)) : [...state.attempts, attempt];
  return { ...state, status: 'paid', method, requestedCentavos: 0, receivedCentavos, attempts };
}

/** The latest try says how the payment stands: one that was given up before may fail without anybody minding. */
function failed(state: PaymentState, attemptId: string): PaymentState {
  const latest = state.attempts.at(-1)?.attemptId === attemptId;
  return {
    ...state,
    status: latest && state.status === 'processing' ? 'failed' : state.status,
    attempts: state.attempts.map((attempt) => (attempt.attemptId === attemptId ? { ...attempt, status: 'failed' } : attempt)),
  };
}

function refunded(state: PaymentState, data: DataOf<'RefundIssued'>): PaymentState {
  const { refundId, attemptId, amountCentavos, waivedCentavos, refundedCentavos, reason, provider, providerPaymentId } = data;
  return {
    ...state,
    refundedCentavos,
    waivedCentavos: state.waivedCentavos + waivedCentavos,
    // What nobody has looked at goes back first.
    verifiedCentavos: Math.min(state.verifiedCentavos, state.receivedCentavos - refundedCentavos),
    attempts: withRefunded(state, attemptId, amountCentavos),
    refunds: [...state.refunds, { refundId, attemptId, amountCentavos, waivedCentavos, reason, provider, providerPaymentId, status: 'pending' }],
  };
}

function keptAfterAll(state: PaymentState, { refundId, amountCentavos, waivedCentavos }: DataOf<'RefundFailed'>): PaymentState {
  const attemptId = state.refunds.find((refund) => refund.refundId === refundId)?.attemptId;
  return {
    ...state,
    refundedCentavos: state.refundedCentavos - amountCentavos,
    waivedCentavos: state.waivedCentavos - waivedCentavos,
    attempts: withRefunded(state, attemptId, -amountCentavos),
    refunds: withRefund(state, refundId, 'failed'),
  };
}

function withRefunded({ attempts }: PaymentState, attemptId: string | undefined, amountCentavos: number): Attempt[] {
  return attempts.map((attempt) => (attempt.attemptId === attemptId ? { ...attempt, refundedCentavos: attempt.refundedCentavos + amountCentavos } : attempt));
}

function withRefund({ refunds }: PaymentState, refundId: string, status: RefundStatus): Refund[] {
  return refunds.map((refund) => (refund.refundId === refundId ? { ...refund, status } : refund));
}
