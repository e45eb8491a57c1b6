import type { PayoutStatus } from '#contracts/payout/lifecycle.ts';
import type { Earnings } from '#contracts/views/payout-earnings.ts';
import type { Stored } from '#infra/eventing/documents/port.ts';
import { type PayoutDocument, payouts } from '#projectors/read-models/payout/payouts.ts';
import type { QueryContext } from '../query-context.ts';

/** The next payout: a scheduled unpaid one, else the accruing one, else one on hold or failed. */
export async function nextPayout(
  documents: QueryContext['documents'],
  workerId: string,
): Promise<Earnings['payout']['next']> {
  const coming = await first(documents, workerId, ['scheduled', 'accruing'], 'asc');
  const payout = (coming ?? (await first(documents, workerId, ['on_hold', 'failed'], 'desc')))?.document;
  return payout ? { friday: payout.friday, amount: payout.amountCentavos, status: payout.status } : null;
}

async function first(
  documents: QueryContext['documents'],
  workerId: string,
  statuses: PayoutStatus[],
  direction: 'asc' | 'desc',
): Promise<Stored<PayoutDocument> | undefined> {
  const where = { workerId: { eq: workerId }, status: { in: statuses } };
  const [found] = await documents.find<PayoutDocument>(payouts.name, {
    where,
    sort: [['friday', direction]],
    limit: 1,
  });
  return found;
}
