import type { Payment, PaymentBreakdown } from '#contracts/views/payment.ts';

export function mayVerify({ allowedActions }: Payment): boolean {
  return allowedActions.includes('verify');
}

/** A bank transfer that the client reports and no member of staff has confirmed. */
export function isClaimed({ waits }: Payment): boolean {
  return waits === 'transfer';
}

/** Selected payments to verify; claimed transfers only if `transfers`. */
export function verifiablePayments(chosen: readonly Payment[], transfers: boolean): readonly Payment[] {
  return transfers ? chosen : chosen.filter((payment) => !isClaimed(payment));
}

/** Sum of the claimed, unconfirmed payments. Centavos. */
export function unseenIn(payments: readonly Payment[]): number {
  return payments.reduce((sum, { unseen }) => sum + unseen, 0);
}

/** End of the verification's undo period, in ms; null if it cannot be undone. */
export function undoableUntil({ allowedActions, undoUntil }: Payment): number | null {
  return undoUntil !== null && allowedActions.includes('undo_verify') ? Date.parse(undoUntil) : null;
}

const refundUrgency = ['failed', 'pending', 'settled'] as const;

/** A payment's refunds, issued or requested: the sum, the time of the latest change, and the state farthest from completion. */
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

/** Display order: done, pending, waiting, failed. */
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

/** Methods used, the largest sum first. */
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
