import { may } from '#contracts/account/staff-permissions.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { absentSide } from '#contracts/booking/guards.ts';
import {
  disputePartyOf,
  disputeWindow,
  mayReopen,
  openToDispute,
  hasDecided,
  isPartyOf,
} from '#contracts/dispute/allowed-actions.ts';
import {
  decidableStatuses,
  type DisputeParty,
  type DisputeStatus,
  holdingStatuses,
} from '#contracts/dispute/lifecycle.ts';
import { disputeWaitingCentavos } from '#contracts/payment/payment-fold.ts';
import type * as views from '#contracts/views/dispute.ts';
import type { Documents, Where } from '#infra/eventing/documents.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { type DisputeDocument, disputes } from '#projectors/read-models/dispute/disputes.ts';
import { type PaymentDocument, payments } from '#projectors/read-models/payment/payments.ts';
import { payoutsOfBooking } from '../payout/payouts-of-booking.ts';
import type { QueryContext } from '../query-context.ts';
import { orderOf } from '../list-order.ts';
import { dayRange } from '../day-range.ts';
import { skipOf } from '../page.ts';
import { disputedDue, disputeMoney } from './dispute-money.ts';
import { pictureUrls } from './picture-url.ts';
import { disputeRow, disputeView } from './dispute-view.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/account/accounts.ts';

const shows: Record<'open' | 'decided' | 'over', readonly DisputeStatus[]> = {
  open: decidableStatuses,
  decided: ['decided'],
  over: ['settled', 'withdrawn'],
};

export function disputeQueries(
  queryContext: QueryContext,
): Handlers<'readDispute' | 'listOwnDisputes' | 'listDisputes'> {
  const { documents, now } = queryContext;

  return {
    async readDispute({ params: { id }, context }) {
      const booking = await documents.get<BookingDocument>(bookings.name, id);
      const party = booking && partyOf(booking.document, context);
      if (!booking || !party) throw new ApiError('not_found');
      const dispute = await documents.get<DisputeDocument>(disputes.name, id);
      const payment = await documents.get<PaymentDocument>(payments.name, id);
      return {
        data: {
          dispute: dispute
            ? await whole(
                queryContext,
                { booking: booking.document, payment: payment?.document },
                dispute,
                party,
                context,
              )
            : null,
          openUntil: await openUntil(queryContext, booking.document, { dispute: dispute?.document, party }),
          most: disputedDue(booking.document, payment?.document),
        },
      };
    },

    async listOwnDisputes({ context }) {
      const { accountId } = signedIn(context);
      const status = { in: holdingStatuses };
      const lists = await Promise.all(
        ['clientId', 'workerAccountId'].map((field) =>
          documents.find<DisputeDocument>(disputes.name, { where: { [field]: { eq: accountId }, status } }),
        ),
      );
      const at = now().toISOString();
      return { data: { items: lists.flat().map(({ document }) => disputeRow(document, at)) } };
    },

    async listDisputes({ query: { show, from, to, sort, ...page } }) {
      const where: Where = { status: { in: shows[show] }, ...dayRange('openedAt', { from, to }) };
      // Longest waiting first; ended ones by their last change.
      const usual = show === 'over' ? ([['changedAt', 'desc']] as const) : ([['openedAt', 'asc']] as const);
      const order = orderOf(sort, { since: 'openedAt' }, usual);
      const [found, total] = await Promise.all([
        documents.find<DisputeDocument>(disputes.name, { where, sort: order, ...skipOf(page) }),
        documents.count(disputes.name, where),
      ]);
      const at = now().toISOString();
      return { data: { items: found.map(({ document }) => disputeRow(document, at)), ...page, total } };
    },
  };
}

/** Disputes that staff must decide. */
export function countDisputes({ documents }: { documents: Pick<Documents, 'count'> }): Promise<number> {
  return documents.count(disputes.name, { status: { in: decidableStatuses } });
}

function partyOf({ client, worker }: BookingDocument, context: CallContext): DisputeParty | null {
  const { accountId, userType: role } = signedIn(context);
  return disputePartyOf({ clientId: client.accountId, workerAccountId: worker?.accountId ?? '' }, { accountId, role });
}

async function openUntil(
  { settings, now }: QueryContext,
  booking: BookingDocument,
  { dispute, party }: { dispute: DisputeDocument | undefined; party: DisputeParty },
): Promise<string | null> {
  const sides = party === 'staff' ? (['client', 'worker'] as const) : [party];
  if (dispute && !sides.some((side) => mayReopen(dispute, side))) return null;
  return openToDispute(disputeWindow(booking, await settings()), now().toISOString());
}

async function whole(
  { documents, settings, grants, now }: QueryContext,
  { booking, payment }: { booking: BookingDocument; payment: PaymentDocument | undefined },
  { document, position }: { document: DisputeDocument; position: number },
  party: DisputeParty,
  context: CallContext,
): Promise<views.Dispute> {
  const caller = signedIn(context);
  const money =
    party === 'client' ? null : await disputeMoney(documents, booking, (await settings()).commissionPercent);
  const rest = {
    bookingStatus: statusOf(booking),
    absentee: absentSide(booking.cancellation),
    money,
    payouts: party === 'staff' ? await payoutsOfBooking(documents, booking.bookingId) : [],
    refundWaits: payment ? disputeWaitingCentavos(payment) : 0,
    isWithoutJudge: party === 'staff' && document.status === 'appealed' && !(await hasJudge(documents, document)),
    position,
  };
  const isOnlyJudge = rest.isWithoutJudge;
  const looked = { actor: { party, accountId: caller.accountId, isOnlyJudge }, now: now().toISOString() };
  const view = await disputeView(document, looked, rest, pictureUrls({ grants }, context));
  // Staff without the permission to decide get no actions.
  const mayAct = party !== 'staff' || may(caller, 'disputes.decide');
  return mayAct ? view : { ...view, allowedActions: [] };
}

function statusOf({ status }: BookingDocument): views.Dispute['bookingStatus'] {
  return status === 'cancelled' || status === 'in_progress' ? status : 'completed';
}

/** Whether an admin who did not make the first decision could decide the appeal. */
async function hasJudge(documents: Pick<Documents, 'find'>, dispute: DisputeDocument): Promise<boolean> {
  const where = { userType: { eq: 'admin' }, status: { eq: 'active' } };
  const staff = await documents.find<AccountDocument>(accounts.name, { where });
  return staff.some(
    ({ document }) =>
      may(document, 'disputes.decide') &&
      !isPartyOf(dispute, document.accountId) &&
      !hasDecided(dispute, document.accountId),
  );
}
