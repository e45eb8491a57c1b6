import { CLOSE_ACCOUNT } from '#contracts/account/my-data-grants.ts';
import { bookingCode } from '#contracts/booking/code.ts';
import { bookingGroups } from '#contracts/booking/lifecycle.ts';
import { holdingStatuses } from '#contracts/dispute/lifecycle.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { unseenCentavos } from '#contracts/payment/allowed-actions.ts';
import type { Closing } from '#contracts/views/account.ts';
import type { Where } from '#infra/eventing/documents.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { type DisputeDocument, disputes } from '#projectors/read-models/dispute/disputes.ts';
import { type PaymentDocument, payments } from '#projectors/read-models/payment/payments.ts';
import { type PayoutDocument, payouts, payoutView } from '#projectors/read-models/payout/payouts.ts';
import type { QueryContext } from '../query-context.ts';
import { type Sides, sidesOf } from './sides.ts';

/** Time to read the notice and type a password. */
const GRANT_MS = 10 * 60_000;
/** Users with more open items must end these first. */
const SHOWN = 50;

type ClosingContext = Pick<QueryContext, 'documents' | 'grants' | 'now' | 'progress'>;

/**
 * What must end before the caller can close their account, on both sides, independent of the current role. When nothing
 * remains, returns a grant for the command API.
 */
export function closingQueries(queryContext: ClosingContext): Handlers<'readClosing'> {
  return {
    async readClosing({ context }) {
      const caller = signedIn(context);
      const { accountId, userType } = caller;
      const isAdmin = userType === 'admin';
      // Changes during these reads are detected by the command API.
      const readAt = queryContext.progress.position();
      const sides = await sidesOf(queryContext.documents, caller);
      const [open, money, undecided] = await Promise.all([
        openBookings(queryContext, sides),
        openMoney(queryContext, sides),
        openDisputes(queryContext, sides),
      ]);
      const isFree = !isAdmin && [open, money, undecided].every((each) => each.length === 0);
      const grant = { purpose: CLOSE_ACCOUNT, subject: accountId, caller, readAt };
      return {
        data: {
          bookings: open,
          money,
          disputes: undecided,
          isAdmin,
          grant: isFree ? await queryContext.grants.issue(grant, GRANT_MS) : null,
        },
      };
    },
  };
}

async function openBookings({ documents }: ClosingContext, sides: Sides): Promise<Closing['bookings']> {
  const found = await Promise.all(
    bookingsOf(sides).map((own) =>
      documents.find<BookingDocument>(bookings.name, {
        where: { ...own, status: { in: bookingGroups.ahead } },
        sort: [['requestedAt', 'desc']],
        limit: SHOWN,
      }),
    ),
  );
  return found.flat().map(({ document: { bookingId, code, service, status, startsAt } }) => ({
    id: bookingId,
    code,
    service: service.name,
    status,
    startsAt,
  }));
}

/** Disputes, and no-shows that staff must decide. */
async function openDisputes({ documents }: ClosingContext, sides: Sides): Promise<Closing['disputes']> {
  const [ofJobs, ofNoShows] = await Promise.all([
    Promise.all(
      ['clientId', 'workerAccountId'].map((field) =>
        documents.find<DisputeDocument>(disputes.name, {
          where: { [field]: { eq: sides.accountId }, status: { in: holdingStatuses } },
          limit: SHOWN,
        }),
      ),
    ),
    Promise.all(
      bookingsOf(sides).map((own) =>
        documents.find<BookingDocument>(bookings.name, {
          where: { ...own, status: { eq: 'cancelled' }, noShowCase: { eq: 'disputed' } },
          limit: SHOWN,
        }),
      ),
    ),
  ]);
  return [
    ...ofJobs.flat().map(({ document: { bookingId, serviceName } }) => ({ bookingId, service: serviceName })),
    ...ofNoShows.flat().map(({ document: { bookingId, service } }) => ({ bookingId, service: service.name })),
  ].map(({ bookingId, service }) => ({ id: bookingId, code: bookingCode(bookingId), service }));
}

function bookingsOf({ accountId, workerId }: Sides): Where[] {
  const asClient: Where = { 'client.accountId': { eq: accountId } };
  return workerId === null ? [asClient] : [asClient, { 'worker.workerId': { eq: workerId } }];
}

async function openMoney(queryContext: ClosingContext, { accountId, workerId }: Sides): Promise<Closing['money']> {
  const found = await Promise.all([
    ...waitingForClient(queryContext, { clientId: { eq: accountId } }),
    ...(workerId === null ? [] : waitingForWorker(queryContext, { workerId: { eq: workerId } })),
  ]);
  return found.flat();
}

function waitingForClient(queryContext: ClosingContext, own: Where): Promise<Closing['money']>[] {
  return [
    closingPayments(queryContext, 'payment', { ...own, status: { in: ['requested', 'processing', 'failed'] } }),
    closingPayments(queryContext, 'refund', { ...own, refund: { eq: 'open' } }),
  ];
}

/** Verified money is in a payout already; reported money is not. */
function waitingForWorker(queryContext: ClosingContext, own: Where): Promise<Closing['money']>[] {
  return [
    closingPayments(queryContext, 'payment', { ...own, status: { eq: 'paid' } }),
    payoutsWaiting(queryContext, own),
  ];
}

async function closingPayments(
  { documents }: ClosingContext,
  kind: 'payment' | 'refund',
  where: Where,
): Promise<Closing['money']> {
  const found = await documents.find<PaymentDocument>(payments.name, {
    where,
    sort: [['openedAt', 'desc']],
    limit: SHOWN,
  });
  return found.map(({ document }) => ({
    kind,
    of: document.code,
    amount:
      kind === 'payment' ? underWay(document) : sumOf(document.refunds.filter(({ status }) => status !== 'settled')),
  }));
}

/** Requested money, or received money that waits for an admin. */
function underWay(payment: PaymentDocument): number {
  return payment.status === 'paid' ? unseenCentavos(payment) : payment.requestedCentavos;
}

function sumOf(refunds: PaymentDocument['refunds']): number {
  return refunds.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
}

/** Includes the worker's debts, which the next job or a manual payment settles. */
async function payoutsWaiting({ documents }: ClosingContext, own: Where): Promise<Closing['money']> {
  const found = await documents.find<PayoutDocument>(payouts.name, {
    where: { ...own, status: { in: ['accruing', 'scheduled', 'on_hold', 'failed'] } },
    sort: [['friday', 'desc']],
    limit: SHOWN,
  });
  return found
    .map(({ document, position }) => payoutView(document, position, 'worker'))
    .filter(({ amount }) => amount !== 0)
    .map(({ friday, amount }) => ({ kind: 'payout', of: friday, amount }));
}
