import { manilaMonth } from '#contracts/manila-time.ts';
import type { PaymentStatus } from '#contracts/payment/lifecycle.ts';
import { accountChangeAt } from '#contracts/payout/account-change.ts';
import type { Earnings } from '#contracts/views/payout-earnings.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { type PaymentDocument, payments } from '#projectors/read-models/payment/payments.ts';
import { callingWorker } from '#contracts/calls/viewer.ts';
import { earningsCsv } from './earnings-csv.ts';
import { peopleById } from '../account/people.ts';
import type { QueryContext } from '../query-context.ts';
import { type Earning, earningsOf, earningsView, firstMonth, recentOf } from './earnings.ts';
import type { PayoutStatus } from '#contracts/payout/lifecycle.ts';
import type { Stored } from '#infra/eventing/documents.ts';
import { type PayoutDocument, payouts } from '#projectors/read-models/payout/payouts.ts';

const AT_ONCE = 100;

/** A worker's own earnings. */
export function earningsQueries(
  queryContext: QueryContext,
): Handlers<'readEarnings' | 'exportEarnings'> & { earningsSeen: (workerId: string) => Promise<Earnings> } {
  const { documents, exports, now } = queryContext;

  async function percentNow(): Promise<number> {
    return (await queryContext.settings()).commissionPercent;
  }

  async function statusesOf(all: readonly Earning[]): Promise<Map<string, PaymentStatus>> {
    const statuses = new Map<string, PaymentStatus>();
    for (let first = 0; first < all.length; first += AT_ONCE) {
      const ids = all.slice(first, first + AT_ONCE).map(({ bookingId }) => bookingId);
      const paid = await exports.turn(() => documents.getMany<PaymentDocument>(payments.name, ids));
      for (const { id, document } of paid) statuses.set(id, document.status);
    }
    return statuses;
  }

  async function verifyingOf(workerId: string, all: readonly Earning[]): Promise<number> {
    const coming = await documents.find<PaymentDocument>(payments.name, {
      where: { workerId: { eq: workerId }, status: { in: ['paid', 'processing'] } },
    });
    const ids = new Set(coming.filter(({ document }) => document.method !== 'cash').map(({ id }) => id));
    return all.reduce((sum, { bookingId, amount }) => (ids.has(bookingId) ? sum + amount : sum), 0);
  }

  async function payoutOf(workerId: string, all: readonly Earning[]): Promise<Earnings['payout']> {
    const [next, verifying, { items }] = await Promise.all([
      nextPayout(documents, workerId),
      verifyingOf(workerId, all),
      queryContext.workers(),
    ]);
    const account = items.get(workerId)?.payoutAccount ?? null;
    return {
      method: account?.method ?? null,
      account: account?.account ?? null,
      heldUntil: accountChangeAt(account, now().toISOString())?.heldUntil ?? null,
      verifying,
      next,
    };
  }

  async function earningsSeen(workerId: string): Promise<Earnings> {
    const all = await earningsOf(queryContext, workerId, await percentNow());
    const recent = recentOf(all);
    const [people, statuses, payout] = await Promise.all([
      peopleById(
        documents,
        recent.map(({ clientId }) => clientId),
      ),
      statusesOf(recent),
      payoutOf(workerId, all),
    ]);
    const faces = new Map([...people].map(([id, { avatar }]) => [id, avatar]));
    return earningsView(all, now(), { faces, statuses }, payout);
  }

  return {
    earningsSeen,
    readEarnings: async ({ context }) => ({ data: await earningsSeen(callingWorker(context)) }),

    async exportEarnings({ query: { months, language }, context }) {
      const all = await earningsOf(queryContext, callingWorker(context), await percentNow(), months);
      const csv = earningsCsv(all, await statusesOf(all), language);
      return { data: { fileName: `suki-earnings-${firstMonth(now(), months)}-to-${manilaMonth(now())}.csv`, csv } };
    },
  };
}

/** The next payout: a scheduled unpaid one, else the accruing one, else one on hold or failed. */
async function nextPayout(documents: QueryContext['documents'], workerId: string): Promise<Earnings['payout']['next']> {
  const coming = await firstPayout(documents, workerId, ['scheduled', 'accruing'], 'asc');
  const payout = (coming ?? (await firstPayout(documents, workerId, ['on_hold', 'failed'], 'desc')))?.document;
  return payout ? { friday: payout.friday, amount: payout.amountCentavos, status: payout.status } : null;
}

async function firstPayout(
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
