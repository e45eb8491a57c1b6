import type { PaymentEvent } from '#contracts/events/payment.ts';
import { excessCentavos } from '#contracts/payment/allowed-actions.ts';
import type { Attempt, PaymentState, Refund } from '#contracts/payment/payment-fold.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { Decision } from '../command-handling/decision.ts';
import { factsOf, parties } from './authorize-transition.ts';
import type { OnPayment } from './commands.ts';
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

/** It goes back the way it came, over as many attempts as it takes. */
export function issue(
  { booking, now, commandId, amountCentavos, reason, by, byHand, approvalId }: Issue,
  state: PaymentState,
): Issued[] {
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
        ...(approvalId !== undefined && { approvalId }),
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

export function refundIdOf(commandId: string, index: number): string {
  return derivedId(`refund ${index}`, commandId);
}

/** With a reference it was sent by hand already. */
export function issueByAdmin(
  refund: Omit<Issue, 'by' | 'byHand'>,
  reference: string | null,
  state: PaymentState,
): Decision<PaymentEvent> {
  const issued = issue({ ...refund, by: 'admin', byHand: reference !== null }, state);
  if (reference === null) return issued;
  return issued.flatMap((event) => [event, settled(refund.booking, event.data, reference, refund.now)]);
}

export function settled(
  booking: PayableBooking,
  { refundId, amountCentavos }: Pick<Refund, 'refundId' | 'amountCentavos'>,
  reference: string | null,
  now: string,
): PaymentEvent {
  return { type: 'RefundSettled', data: { ...parties(booking), refundId, amountCentavos, reference, settledAt: now } };
}
