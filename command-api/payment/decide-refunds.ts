import { dueCentavos, excessCentavos, keptCentavos } from '#contracts/payment/allowed-actions.ts';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Attempt, PaymentState, Refund } from '#contracts/payment/payment-fold.ts';
import { refuse } from '#contracts/refusal.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { Decision } from '../command-handling/decision.ts';
import { factsOf, isAuthorized, parties, refusalFor } from './authorize-transition.ts';
import type {
  FailRefund,
  IssueRefund,
  OnPayment,
  RefundExcess,
  SettleRefund,
  SettleRefundByHand,
  RefundCommand,
  WaiveDue,
} from './commands.ts';
import type { PayableBooking } from './payable-booking.ts';

export function decideRefund({ type, data }: RefundCommand, state: PaymentState): Decision<PaymentEvent> {
  switch (type) {
    case 'IssueRefund':
      return issueRefund(data, state);
    case 'RefundExcess':
      return refundExcess(data, state);
    case 'WaiveDue':
      return waiveDue(data, state);
    case 'SettleRefund':
      return settleRefund(data, state);
    case 'SettleRefundByHand':
      return settleRefundByHand(data, state);
    case 'FailRefund':
      return failRefund(data, state);
  }
}

/** By an admin: first what had come in beyond what is owed, then of what is owed, which is waived. */
function issueRefund(command: IssueRefund, state: PaymentState): Decision<PaymentEvent> {
  const { booking, commandId, reference, reason, now } = command;
  const refusal = refusalFor('refund', command, state);
  if (refusal?.refused === 'forbidden') return refusal;
  if (state.refunds.some(({ refundId }) => refundId === refundIdOf(commandId, 0))) return [];
  if (refusal) return refusal;
  const kept = keptCentavos(factsOf(state, booking));
  const amountCentavos = command.amountCentavos ?? kept;
  if (amountCentavos > kept) return refuse('invalid', `No more than ${formatPesoShort(kept)} can be given back.`);
  const issued = issue(
    { booking, now, commandId, amountCentavos, reason, by: 'admin', byHand: reference !== null },
    state,
  );
  return reference === null ? issued : issued.flatMap((event) => [event, settled(booking, event.data, reference, now)]);
}

/** By the platform: what has come in beyond what is owed: a late success, one that came twice, a cancelled job that was paid. */
function refundExcess(command: RefundExcess, state: PaymentState): Decision<PaymentEvent> {
  const { booking } = command;
  const amountCentavos = excessCentavos(booking, factsOf(state, booking));
  if (amountCentavos === 0 || !isAuthorized('refund', 'policy', command, state)) return [];
  const reason = booking.status === 'cancelled' ? 'The booking was cancelled' : 'More was paid than is owed';
  return issue({ ...command, amountCentavos, reason, by: 'policy', byHand: false }, state);
}

/** By a decision on a dispute: of what it waives, what has come in goes back, and what hasn't is no longer owed. */
function waiveDue(command: WaiveDue, state: PaymentState): Decision<PaymentEvent> {
  const { booking, now, reason } = command;
  const facts = factsOf(state, booking);
  const due = dueCentavos(booking, facts);
  const less = Math.min(command.waivedCentavos, due);
  if (less <= 0) return [];
  const amountCentavos = Math.max(0, keptCentavos(facts) - (due - less));
  const waivedCentavos = less - Math.max(0, amountCentavos - excessCentavos(booking, facts));
  const waived: PaymentEvent[] =
    waivedCentavos > 0 && isAuthorized('waive', 'policy', command, state)
      ? [{ type: 'PaymentWaived', data: { ...parties(booking), waivedCentavos, reason, waivedAt: now } }]
      : [];
  const isRefunded = amountCentavos > 0 && isAuthorized('refund', 'policy', command, state);
  return [...waived, ...(isRefunded ? issue({ ...command, amountCentavos, by: 'policy', byHand: false }, state) : [])];
}

type Issue = OnPayment & {
  commandId: string;
  amountCentavos: number;
  reason: string;
  by: 'admin' | 'policy';
  byHand: boolean;
};
type Issued = Extract<PaymentEvent, { type: 'RefundIssued' }>;

/** It goes back the way it came, over as many attempts as it takes. */
function issue({ booking, now, commandId, amountCentavos, reason, by, byHand }: Issue, state: PaymentState): Issued[] {
  let refundedCentavos = state.refundedCentavos;
  let excess = excessCentavos(booking, factsOf(state, booking));
  return shares(state, amountCentavos).map(({ attempt, shareCentavos }, index) => {
    refundedCentavos += shareCentavos;
    const waivedCentavos = Math.max(0, shareCentavos - excess);
    excess = Math.max(0, excess - shareCentavos);
    const { attemptId, method, provider, providerPaymentId } = attempt;
    const carried = byHand ? { provider: 'none' as const, providerPaymentId: null } : { provider, providerPaymentId };
    const amounts = { amountCentavos: shareCentavos, refundedCentavos, waivedCentavos };
    return {
      type: 'RefundIssued',
      data: {
        ...parties(booking),
        ...carried,
        refundId: refundIdOf(commandId, index),
        attemptId,
        method,
        ...amounts,
        reason,
        by,
        issuedAt: now,
      },
    };
  });
}

/** How much goes back of which attempt: what a provider sends back by itself before what somebody has to carry, the newest first. */
function shares({ attempts }: PaymentState, amountCentavos: number): { attempt: Attempt; shareCentavos: number }[] {
  let left = amountCentavos;
  const newest = attempts
    .filter(({ receivedCentavos, refundedCentavos }) => receivedCentavos > refundedCentavos)
    .toReversed();
  const ordered = [
    ...newest.filter(({ provider }) => provider !== 'none'),
    ...newest.filter(({ provider }) => provider === 'none'),
  ];
  return ordered.flatMap((attempt) => {
    const shareCentavos = Math.min(left, attempt.receivedCentavos - attempt.refundedCentavos);
    left -= shareCentavos;
    return shareCentavos > 0 ? [{ attempt, shareCentavos }] : [];
  });
}

function refundIdOf(commandId: string, index: number): string {
  return derivedId(`refund ${index}`, commandId);
}

/** The provider says that the money is back with the client. */
function settleRefund(
  { booking, refundId, reference, now }: SettleRefund,
  state: PaymentState,
): Decision<PaymentEvent> {
  const refund = refundOf(state, refundId);
  return refund?.status === 'pending' ? [settled(booking, refund, reference, now)] : [];
}

/** The provider says that the money does not go back. */
function failRefund({ booking, refundId, reason }: FailRefund, state: PaymentState): Decision<PaymentEvent> {
  const refund = refundOf(state, refundId);
  if (refund?.status !== 'pending') return [];
  const { amountCentavos, waivedCentavos } = refund;
  return [{ type: 'RefundFailed', data: { ...parties(booking), refundId, amountCentavos, waivedCentavos, reason } }];
}

/**
 * An admin has sent it by hand: cash, and what came by bank transfer, no provider sends back. Under another reference
 * it was sent twice.
 */
function settleRefundByHand(
  { booking, refundId, reference, now, viewer }: SettleRefundByHand,
  state: PaymentState,
): Decision<PaymentEvent> {
  if (viewer.role !== 'admin') return refuse('forbidden');
  const refund = refundOf(state, refundId);
  if (!refund) return refuse('not_found');
  if (refund.status === 'settled' && refund.reference === reference) return [];
  if (refund.status !== 'pending' || refund.provider !== 'none')
    return refuse('not_allowed_now', undefined, { status: refund.status });
  return [settled(booking, refund, reference, now)];
}

function settled(
  booking: PayableBooking,
  { refundId, amountCentavos }: Pick<Refund, 'refundId' | 'amountCentavos'>,
  reference: string | null,
  now: string,
): PaymentEvent {
  return { type: 'RefundSettled', data: { ...parties(booking), refundId, amountCentavos, reference, settledAt: now } };
}

function refundOf({ refunds }: PaymentState, refundId: string): Refund | undefined {
  return refunds.find((refund) => refund.refundId === refundId);
}
