import { accountChangeAt } from '#contracts/payout/account-change.ts';
import { payoutStatuses } from '#contracts/payout/lifecycle.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Where } from '#infra/eventing/documents.ts';
import type { CallContext, Handlers } from '#contracts/calls/handlers.ts';
import type { Payout } from '#contracts/views/payout.ts';
import { type PayoutFridayDocument, payoutFridays } from '#projectors/read-models/payout/payout-fridays.ts';
import { type PayoutDocument, payouts, payoutView } from '#projectors/read-models/payout/payouts.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { callingWorker, mayCaller } from '#contracts/calls/viewer.ts';
import { orderOf } from '../list-order.ts';
import { cappedMark, skipOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';
import { commissionHistory, type CommissionSince } from './commission-since.ts';
import { payoutsMatching } from './payout-search.ts';
import { payoutsOfBooking } from './payouts-of-booking.ts';

type PayoutQueries = Handlers<
  'readPayoutAccount' | 'listOwnPayouts' | 'listPayouts' | 'readPayout' | 'listPayoutsOfBooking'
>;
type Documents = QueryContext['documents'];

const FRIDAYS_SHOWN = 60;

/** Sort fields of payouts, and their default order. */
const payoutFields = { worker: 'nameKey', friday: 'friday', amount: 'amountCentavos' };
const byFriday = [
  ['friday', 'desc'],
  ['nameKey', 'asc'],
] as const;

export function payoutQueries(queryContext: QueryContext): PayoutQueries {
  const { documents, workers, now } = queryContext;
  return {
    async readPayoutAccount({ context }) {
      const worker = (await workers()).items.get(callingWorker(context));
      if (!worker) throw new ApiError('not_found');
      const account = worker.payoutAccount;
      return {
        data: account && { ...account, heldUntil: accountChangeAt(account, now().toISOString())?.heldUntil ?? null },
      };
    },

    async listOwnPayouts({ query, context }) {
      const where: Where = { workerId: { eq: callingWorker(context) } };
      const [found, total] = await Promise.all([
        documents.find<PayoutDocument>(payouts.name, { where, sort: [['friday', 'desc']], ...skipOf(query) }),
        documents.count(payouts.name, where),
      ]);
      return {
        data: {
          items: found.map(({ document, position }) => payoutView(document, position, 'worker')),
          page: query.page,
          limit: query.limit,
          total,
        },
      };
    },

    async listPayouts({ query: { status, friday, q, sort, ...page }, context }) {
      const searched = q ? await payoutsMatching(documents, q) : null;
      const inAnyStatus: Where = {
        ...(friday && { friday: { eq: friday } }),
        ...searched?.where,
      };
      const where: Where = { ...inAnyStatus, ...(status && { status: { eq: status } }) };
      const [found, total, fridays, debts, statuses] = await Promise.all([
        documents.find<PayoutDocument>(payouts.name, {
          where,
          sort: orderOf(sort, payoutFields, byFriday),
          ...skipOf(page),
        }),
        documents.count(payouts.name, where),
        documents.find<PayoutFridayDocument>(payoutFridays.name, { sort: [['friday', 'desc']], limit: FRIDAYS_SHOWN }),
        debtsByFriday(documents),
        Promise.all(
          payoutStatuses.map(async (one) => ({
            status: one,
            count: await documents.count(payouts.name, { ...inAnyStatus, status: { eq: one } }),
          })),
        ),
      ]);
      const known = (await workers()).items;
      const since = await commissionHistory(documents);
      const items = found.map(({ document, position }) =>
        forStaff(withAccount(payoutView(document, position, 'admin'), known.get(document.workerId)), since, context),
      );
      return {
        data: {
          items,
          ...page,
          total,
          ...cappedMark(searched?.capped),
          fridays: await Promise.all(fridays.map(({ document }) => fridayView(documents, document, debts))),
          statuses,
        },
      };
    },

    async readPayout({ params, context }) {
      const found = await documents.get<PayoutDocument>(payouts.name, params.id);
      if (!found) throw new ApiError('not_found');
      const worker = (await workers()).items.get(found.document.workerId);
      const since = await commissionHistory(documents);
      return {
        data: forStaff(withAccount(payoutView(found.document, found.position, 'admin'), worker), since, context),
      };
    },

    listPayoutsOfBooking: async ({ params }) => ({ data: { items: await payoutsOfBooking(documents, params.id) } }),
  };
}

/** An unscheduled payout has no account of its own: it would go to the worker's current one. */
function withAccount(payout: Payout, worker: Pick<WorkerDocument, 'payoutAccount'> | undefined): Payout {
  const known = worker?.payoutAccount;
  if (payout.method !== null || !known) return payout;
  const { method, account, name: accountName, bank } = known;
  return { ...payout, method, account, accountName, bank };
}

/** Staff without the permission to decide get no actions. */
function forStaff(payout: Payout, since: CommissionSince, context: CallContext): Payout {
  const lines = payout.lines.map((line) => ({ ...line, commissionSince: since(line.commissionPercent, line.at) }));
  return { ...payout, lines, ...(!mayCaller(context, 'payouts.decide') && { allowedActions: [] }) };
}

/** Debts of workers in accruing payouts, in centavos: each is carried forward when its Friday closes. */
async function debtsByFriday(documents: Documents): Promise<Map<string, number>> {
  const found = await documents.find<PayoutDocument>(payouts.name, {
    where: { status: { eq: 'accruing' }, amountCentavos: { lt: 0 } },
  });
  const debts = new Map<string, number>();
  for (const { document } of found)
    debts.set(document.friday, (debts.get(document.friday) ?? 0) - document.amountCentavos);
  return debts;
}

async function fridayView(
  documents: Documents,
  { friday, payouts: all, amountCentavos, unpaidCentavos }: PayoutFridayDocument,
  debts: ReadonlyMap<string, number>,
) {
  const count = (status: PayoutDocument['status']) =>
    documents.count(payouts.name, { friday: { eq: friday }, status: { eq: status } });
  const [sent, carried] = await Promise.all([count('paid'), count('carried')]);
  const sums = { amount: amountCentavos, unpaid: unpaidCentavos, owed: debts.get(friday) ?? 0 };
  return { friday, payouts: all, sent, carried, ...sums };
}
