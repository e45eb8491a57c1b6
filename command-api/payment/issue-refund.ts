import type { PaymentEvent } from '#contracts/events/payment.ts';
import { excessCentavos } from '#contracts/payment/allowed-actions.ts';
import { ownReasonsEn } from '#contracts/event-texts/own-reasons.en.ts';
import { isBelowLeastRefund, refundShares } from '#contracts/payment/refund-shares.ts';
import { type Attempt, foldPayment, type PaymentState, type Refund } from '#contracts/payment/payment-fold.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { providerLimits } from '#infra/payments/provider-limits.ts';
import type { Decision } from '../command-handling/decision.ts';
import { factsOf, parties } from './authorize-transition.ts';
import type { OnPayment, SettleRefund } from './commands.ts';
import type { PayableBooking } from './payable-booking.ts';

type Issue = OnPayment & {
  commandId: string;
  amountCentavos: number;
  reason: string;
  by: 'admin' | 'policy';
  byHand: boolean;
  approvalId?: string;
};
type Issued = Extract<PaymentEvent, { type: 'RefundIssued' }>;

/** Refunds through the original attempts, as many as needed; by hand below the provider's minimum. */
export function issue(
  { booking, now, commandId, amountCentavos, reason, by, byHand, approvalId }: Issue,
  state: PaymentState,
): Issued[] {
  let refundedCentavos = state.refundedCentavos;
  let excess = excessCentavos(booking, factsOf(state, booking));
  return refundShares(refundableAttempts(state), amountCentavos).map(({ from: { attempt }, shareCentavos }, index) => {
    refundedCentavos += shareCentavos;
    const waivedCentavos = Math.max(0, shareCentavos - excess);
    excess = Math.max(0, excess - shareCentavos);
    const { attemptId, method, provider, providerPaymentId } = attempt;
    const carried =
      byHand || isTooLittle(attempt, shareCentavos)
        ? { provider: 'none' as const, providerPaymentId: null }
        : { provider, providerPaymentId };
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
        ...(approvalId !== undefined && { approvalId }),
        issuedAt: now,
      },
    };
  });
}

function refundableAttempts({ attempts }: PaymentState) {
  return attempts
    .filter(({ receivedCentavos, refundedCentavos }) => receivedCentavos > refundedCentavos)
    .map((attempt) => ({
      attempt,
      method: attempt.method,
      leftCentavos: attempt.receivedCentavos - attempt.refundedCentavos,
    }));
}

function isTooLittle({ method, provider }: Attempt, shareCentavos: number): boolean {
  return provider !== 'none' && isBelowLeastRefund(method, shareCentavos, providerLimits[provider]);
}

export function refundIdOf(commandId: string, index: number): string {
  return derivedId(`refund ${index}`, commandId);
}

/** With a reference, the refund was already sent by hand. */
export function issueByAdmin(
  refund: Omit<Issue, 'by' | 'byHand'>,
  reference: string | null,
  state: PaymentState,
): Decision<PaymentEvent> {
  const issued = issue({ ...refund, by: 'admin', byHand: reference !== null }, state);
  if (reference === null) return issued;
  return issued.flatMap((event) => [event, settled(refund.booking, event.data, reference, refund.now)]);
}

type Sent = Pick<
  Refund,
  'attemptId' | 'method' | 'amountCentavos' | 'provider' | 'providerPaymentId' | 'reason' | 'by'
>;

/**
 * Records a refund made at the provider. The provider refunds at most the received amount of an attempt, so pending refunds of
 * it are reduced.
 */
export function sentByProvider(
  { booking, now, reference }: Pick<SettleRefund, 'booking' | 'now' | 'reference'>,
  refundId: string,
  sent: Sent,
  state: PaymentState,
): PaymentEvent[] {
  const { attemptId, method, provider, providerPaymentId, reason, by } = sent;
  const failed = supersededRefunds(sent, state).map((refund) =>
    refundFailed(booking, refund, ownReasonsEn.moreThanIsLeft),
  );
  const before = failed.reduce(foldPayment, state);
  const amountCentavos = Math.min(sent.amountCentavos, refundableOf(before, attemptId));
  if (amountCentavos <= 0) return [];
  const issued: Issued = {
    type: 'RefundIssued',
    data: {
      ...parties(booking),
      provider,
      providerPaymentId,
      refundId,
      attemptId,
      method,
      amountCentavos,
      reason,
      by,
      refundedCentavos: before.refundedCentavos + amountCentavos,
      waivedCentavos: Math.max(0, amountCentavos - excessCentavos(booking, factsOf(before, booking))),
      issuedAt: now,
    },
  };
  return [...failed, issued, settled(booking, issued.data, reference, now)];
}

function supersededRefunds({ attemptId, amountCentavos }: Sent, state: PaymentState): Refund[] {
  let left = refundableOf(state, attemptId);
  const waiting = state.refunds.filter(
    (refund) => refund.attemptId === attemptId && refund.status === 'pending' && refund.provider !== 'none',
  );
  return waiting.toReversed().filter((refund) => {
    const isInTheWay = left < amountCentavos;
    if (isInTheWay) left += refund.amountCentavos;
    return isInTheWay;
  });
}

function refundableOf({ attempts }: PaymentState, attemptId: string): number {
  const attempt = attempts.find((one) => one.attemptId === attemptId);
  return attempt ? attempt.receivedCentavos - attempt.refundedCentavos : 0;
}

export function againIdOf({ refundId }: Pick<Refund, 'refundId'>): string {
  return derivedId('refund again', refundId);
}

export function refundFailed(
  booking: PayableBooking,
  { refundId, amountCentavos, waivedCentavos }: Refund,
  reason: string,
): PaymentEvent {
  return { type: 'RefundFailed', data: { ...parties(booking), refundId, amountCentavos, waivedCentavos, reason } };
}

export function settled(
  booking: PayableBooking,
  { refundId, amountCentavos }: Pick<Refund, 'refundId' | 'amountCentavos'>,
  reference: string | null,
  now: string,
): PaymentEvent {
  return { type: 'RefundSettled', data: { ...parties(booking), refundId, amountCentavos, reference, settledAt: now } };
}
