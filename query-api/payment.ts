import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import type { List } from '#contracts/fields.ts';
import type { Payment } from '#contracts/views/payment.ts';
import { CallFailed } from '#infra/call-failed.ts';
import type { Stored, Where } from '#infra/documents/port.ts';
import type { Handlers } from '#infra/http/handlers.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/bookings.ts';
import { type PaymentDocument, payments } from '#projectors/read-models/payments.ts';
import { viewerOf } from './caller.ts';
import { type Page, pageOf, skipOf } from './page.ts';
import { paymentView } from './payment-view.ts';
import { findPeople } from './people-search.ts';
import type { Sources } from './sources.ts';

type PaymentQueries = Handlers<'readPayment' | 'listOwnPayments' | 'listPayments' | 'countPayments'>;
type Documents = Sources['documents'];

const FOUND_AT_MOST = 500;
const newestFirst = [['openedAt', 'desc']] as const;

export function paymentQueries({ documents }: Pick<Sources, 'documents'>): PaymentQueries {
  async function list(where: Where, page: Page, viewer: Viewer): Promise<List<Payment>> {
    const [found, total] = await Promise.all([documents.find<PaymentDocument>(payments.name, { where, sort: newestFirst, ...skipOf(page) }), documents.count(payments.name, where)]);
    return { items: await shown(documents, found, viewer), page: page.page, limit: page.limit, total };
  }

  return {
    async readPayment({ params, context }) {
      const [booking, payment] = await Promise.all([documents.get<BookingDocument>(bookings.name, params.id), documents.get<PaymentDocument>(payments.name, params.id)]);
      const view = booking && paymentView(booking.document, payment?.document, viewerOf(context), Math.max(booking.position, payment?.position ?? 0));
      if (!view) throw new CallFailed('not_found');
      return { data: view };
    },

    async listOwnPayments({ query: { status, ...page }, context }) {
      const viewer = viewerOf(context);
      const own: Where = viewer.role === 'worker' ? { workerId: { eq: viewer.workerId ?? '' } } : { clientId: { eq: viewer.accountId } };
      return { data: await list({ ...own, ...statusWhere(status) }, page, viewer) };
    },

    async listPayments({ query: { q, bookingId, status, ...page }, context }) {
      const viewer = viewerOf(context);
      if (bookingId) return { data: pageOf(await ofBooking(documents, bookingId, status, viewer), page) };
      if (!q) return { data: await list(statusWhere(status), page, viewer) };
      const { items, ...rest } = pageOf(await search(documents, q, statusWhere(status)), page);
      return { data: { items: await shown(documents, items, viewer), ...rest } };
    },

    countPayments: async ({ query }) => ({ data: { count: await documents.count(payments.name, statusWhere(query.status)) } }),
  };
}

function statusWhere(status: Payment['status'] | undefined): Where {
  return status ? { status: { eq: status } } : {};
}

async function ofBooking(documents: Documents, bookingId: string, status: Payment['status'] | undefined, viewer: Viewer): Promise<Payment[]> {
  const found = await documents.get<PaymentDocument>(payments.name, bookingId);
  return found && (!status || found.document.status === status) ? shown(documents, [found], viewer) : [];
}

/** Each with its booking, which says what is owed. */
async function shown(documents: Documents, found: readonly Stored<PaymentDocument>[], viewer: Viewer): Promise<Payment[]> {
  const stored = await documents.getMany<BookingDocument>(bookings.name, found.map(({ id }) => id));
  const byId = new Map(stored.map((booking) => [booking.id, booking]));
  return found.flatMap(({ id, document, position }) => {
    const booking = byId.get(id);
    return (booking && paymentView(booking.document, document, viewer, Math.max(position, booking.position))) ?? [];
  });
}

/** By the booking's code, or by the name of the client or the worker; newest first. */
async function search(documents: Documents, q: string, where: Where): Promise<Stored<PaymentDocument>[]> {
  const code = q.trim().toUpperCase();
  const ids = (await findPeople(documents, q)).map(({ id }) => id);
  const ways: Where[] = [{ code: { gte: code, lt: `${code}\u{10ffff}` } }, ...(ids.length > 0 ? [{ clientId: { in: ids } }, { workerAccountId: { in: ids } }] : [])];
  const lists = await Promise.all(ways.map((way) => documents.find<PaymentDocument>(payments.name, { where: { ...where, ...way }, sort: newestFirst, limit: FOUND_AT_MOST })));
  const found = [...new Map(lists.flat().map((one) => [one.id, one])).values()];
  return found.sort((one, other) => (one.document.openedAt > other.document.openedAt ? -1 : 1));
}
