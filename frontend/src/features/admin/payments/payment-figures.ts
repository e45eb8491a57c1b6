import type { Payment, PaymentBreakdown } from '#contracts/views/payment.ts';

export function mayVerify({ allowedActions }: Payment): boolean {
  return allowedActions.includes('verify');
}

/** The client says that it was sent by bank; nobody has seen that money. */
export function isClaimed({ waits }: Payment): boolean {
  return waits === 'transfer';
}

/** Of those that were chosen, the ones that are verified: claimed transfers only when those were chosen, too. */
export function verifiablePayments(chosen: readonly Payment[], transfers: boolean): readonly Payment[] {
  return transfers ? chosen : chosen.filter((payment) => !isClaimed(payment));
}

/** What verifying all of them would say is there. Centavos. */
export function unseenIn(payments: readonly Payment[]): number {
  return payments.reduce((sum, { unseen }) => sum + unseen, 0);
}

/** Until when its verification can be taken back, in ms; null where it can't be. */
export function undoableUntil({ allowedActions, undoUntil }: Payment): number | null {
  return undoUntil !== null && allowedActions.includes('undo_verify') ? Date.parse(undoUntil) : null;
}

const refundUrgency = ['failed', 'pending', 'settled'] as const;

/**
 * What went back of it, is on its way, or waits for a second admin: in all, since when, and the state of what is furthest
 * from the client.
 */
export function refundsOf({ refunds: issued, refundRequests }: Payment) {
  const waiting = refundRequests.map(({ amount, requestedAt }) => ({
    amount,
    status: 'pending' as const,
    issuedAt: requestedAt,
    settledAt: null,
  }));
  const refunds = [...issued, ...waiting];
  const status = refundUrgency.find((one) => refunds.some((refund) => refund.status === one));
  const sent = refunds.filter((refund) => refund.status !== 'failed');
  const amount = (sent.length > 0 ? sent : refunds).reduce((sum, refund) => sum + refund.amount, 0);
  const latest = refunds.flatMap(({ issuedAt, settledAt }) => [issuedAt, settledAt ?? issuedAt]).toSorted();
  return { status, amount, changedAt: latest.at(-1) ?? null };
}

/** In the order of the picture: what is done, what is coming, what waits, what went wrong. */
const shownStatuses = ['verified', 'requested', 'processing', 'paid', 'failed'] as const;
type ShownStatus = (typeof shownStatuses)[number];

const colours: Record<ShownStatus, string> = {
  verified: 'var(--success)',
  requested: 'var(--mango)',
  processing: 'var(--info)',
  paid: 'var(--brand)',
  failed: 'var(--danger)',
};

export function statusParts({ byStatus }: PaymentBreakdown): { status: ShownStatus; amount: number; colour: string }[] {
  return shownStatuses.map((status) => ({
    status,
    amount: byStatus.find((one) => one.status === status)?.amount ?? 0,
    colour: colours[status],
  }));
}

/** The most first; ways that nobody used are left out. */
export function methodParts({ byMethod }: PaymentBreakdown): PaymentBreakdown['byMethod'] {
  return byMethod.filter(({ count }) => count > 0).toSorted((one, other) => other.amount - one.amount);
}

export function countOf(breakdown: PaymentBreakdown | undefined, tab: string): { count: number } | object {
  if (!breakdown) return {};
  if (tab === 'all') return { count: breakdown.count };
  if (tab === 'refunds') return { count: breakdown.refunds };
  if (tab === 'transfers') return { count: breakdown.transfers };
  return { count: breakdown.byStatus.find(({ status }) => status === tab)?.count ?? 0 };
}
