import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import type { List } from '#contracts/fields.ts';
import type { Payment, ClientBalance } from '#contracts/views/payment.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Where, Documents } from '#infra/eventing/documents.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { type PaymentDocument, payments } from '#projectors/read-models/payment/payments.ts';
import { viewerOf } from '#contracts/calls/viewer.ts';
import { inOrder, orderOf } from '../list-order.ts';
import { type Page, pageOf, skipOf, findUpTo, cappedMark } from '../page.ts';
import {
  latestFirst,
  pageOfParts,
  partsOf,
  paymentFields,
  searchPayments,
  statusWhere,
  waitingWhere,
  whereOf,
} from './admin-handlers.ts';
import { createBreakdown } from './payment-breakdown.ts';
import { type ViewContext, paymentView } from './payment-view.ts';
import { paymentOfBooking, paymentViews } from './payment-views.ts';
import type { QueryContext } from '../query-context.ts';

type PaymentQueries = Handlers<
  'readPayment' | 'listOwnPayments' | 'listPayments' | 'readClientBalance' | 'breakdownPayments' | 'countPayments'
>;
const newestFirst = [['openedAt', 'desc']] as const;

export function paymentQueries({
  documents,
  progress,
  now,
}: Pick<QueryContext, 'documents' | 'progress' | 'now'>): PaymentQueries {
  const breakdown = createBreakdown({ documents, progress });
  const viewContextOf = (viewer: Viewer): ViewContext => ({ viewer, now: now().toISOString() });

  async function list(where: Where, page: Page, viewer: Viewer): Promise<List<Payment>> {
    const [found, total] = await Promise.all([
      documents.find<PaymentDocument>(payments.name, { where, sort: newestFirst, ...skipOf(page) }),
      documents.count(payments.name, where),
    ]);
    return {
      items: await paymentViews(documents, found, viewContextOf(viewer)),
      page: page.page,
      limit: page.limit,
      total,
    };
  }

  return {
    async readPayment({ params, context }) {
      const [booking, payment] = await Promise.all([
        documents.get<BookingDocument>(bookings.name, params.id),
        documents.get<PaymentDocument>(payments.name, params.id),
      ]);
      const view =
        booking &&
        paymentView(
          booking.document,
          payment?.document,
          viewContextOf(viewerOf(context)),
          Math.max(booking.position, payment?.position ?? 0),
        );
      if (!view) throw new ApiError('not_found');
      return { data: view };
    },

    async listOwnPayments({ query: { status, side, ...page }, context }) {
      const viewer = viewerOf(context);
      const own: Where =
        (side ?? viewer.role) === 'worker'
          ? { workerId: { eq: viewer.workerId ?? '' } }
          : { clientId: { eq: viewer.accountId } };
      return { data: await list({ ...own, ...statusWhere(status) }, page, viewer) };
    },

    async listPayments({ query: { q, bookingId, sort, page, limit, ...wanted }, context }) {
      const viewer = viewerOf(context);
      if (bookingId)
        return {
          data: pageOf(await paymentOfBooking(documents, bookingId, wanted.status, viewContextOf(viewer)), {
            page,
            limit,
          }),
        };
      if (q) {
        const { found, capped } = await searchPayments(documents, q, wanted);
        const { items, ...rest } = pageOf(
          sort ? inOrder(found, orderOf(sort, paymentFields, [])) : found,
          { page, limit },
          capped,
        );
        return { data: { items: await paymentViews(documents, items, viewContextOf(viewer)), ...rest } };
      }
      const { found, total } = await pageOfParts(documents, sort ? [whereOf(wanted)] : partsOf(wanted), {
        page,
        limit,
        order: orderOf(sort, paymentFields, latestFirst),
      });
      return {
        data: {
          items: await paymentViews(documents, found, viewContextOf(viewer)),
          page,
          limit,
          total,
        },
      };
    },

    readClientBalance: async ({ params: { id } }) => ({ data: await clientBalance(documents, id) }),

    breakdownPayments: async ({ query }) => ({ data: await breakdown(query) }),

    countPayments: async ({ query }) => ({
      data: {
        count: await documents.count(payments.name, { ...statusWhere(query.status), ...waitingWhere(query.waits) }),
      },
    }),
  };
}

/** Maximum number of payments added up per client. */
const PAYMENTS_ADDED_UP = 1_000;

/** Totals of a client's payments; of the newest ones when there are too many. */
async function clientBalance(documents: Pick<Documents, 'find'>, clientId: string): Promise<ClientBalance> {
  const { found, capped } = await findUpTo(PAYMENTS_ADDED_UP, (limit) =>
    documents.find<PaymentDocument>(payments.name, {
      where: { clientId: { eq: clientId } },
      sort: [['openedAt', 'desc']],
      limit,
    }),
  );
  const sum = (of: 'receivedCentavos' | 'refundedCentavos' | 'requestedCentavos') =>
    found.reduce((total, { document }) => total + document[of], 0);
  return {
    received: sum('receivedCentavos'),
    refunded: sum('refundedCentavos'),
    owed: sum('requestedCentavos'),
    ...cappedMark(capped),
  };
}
