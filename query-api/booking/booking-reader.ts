import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import type { List } from '#contracts/fields.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { FindOptions, Stored, Where } from '#infra/eventing/documents.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { type PaymentDocument, payments } from '#projectors/read-models/payment/payments.ts';
import { bookingView, type Sight } from './booking-view.ts';
import type { Order } from '../list-order.ts';
import { type Page, skipOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';
import { formsOfBookings } from '../form/forms-of-bookings.ts';
import { completedJobsOfClients } from './completed-jobs.ts';

/** Reads bookings as one person may see them. */
export function bookingReader(queryContext: Pick<QueryContext, 'documents' | 'workers' | 'settings' | 'now'>) {
  const { documents } = queryContext;

  /** In the given order, without those that do not concern the viewer. */
  async function show(found: readonly Stored<BookingDocument>[], viewer: Viewer): Promise<Booking[]> {
    const clientIds = found.map(({ document }) => document.client.accountId);
    const [{ items: workers }, settings, jobs, paid, formOf] = await Promise.all([
      queryContext.workers(),
      queryContext.settings(),
      completedJobsOfClients(queryContext, clientIds),
      paymentsOf(found),
      formsOfBookings(
        queryContext,
        found.map(({ document }) => document),
      ),
    ]);
    const now = queryContext.now().toISOString();
    return found.flatMap(({ document, position: ownPosition }) => {
      const payment = paid.get(document.bookingId);
      const position = Math.max(ownPosition, payment?.position ?? 0);
      const sight: Sight = {
        viewer,
        now,
        settings,
        workerById: (id) => workers.get(id),
        completedJobsOfClients: (id) => jobs.get(document.client.accountId)?.[id] ?? 0,
        formOf,
        payment: payment?.document,
      };
      return bookingView(document, position, sight) ?? [];
    });
  }

  /** Skips waiting bookings, which have no payment yet. */
  async function paymentsOf(found: readonly Stored<BookingDocument>[]): Promise<Map<string, Stored<PaymentDocument>>> {
    const ids = found
      .filter(({ document }) => document.worker !== null && document.status !== 'pending')
      .map(({ id }) => id);
    return new Map(
      (ids.length > 0 ? await documents.getMany<PaymentDocument>(payments.name, ids) : []).map((stored) => [
        stored.id,
        stored,
      ]),
    );
  }

  async function find(options: FindOptions): Promise<Stored<BookingDocument>[]> {
    return documents.find<BookingDocument>(bookings.name, options);
  }

  return {
    show,
    find,

    /** The stored booking, for its parties; for others it does not exist. */
    async read(bookingId: string, viewer: Viewer): Promise<{ booking: Booking; document: BookingDocument }> {
      const stored = await documents.get<BookingDocument>(bookings.name, bookingId);
      const [booking] = stored ? await show([stored], viewer) : [];
      if (!stored || !booking) throw new ApiError('not_found');
      return { booking, document: stored.document };
    },

    /** Newest first by default. */
    async list(
      where: Where,
      page: Page,
      viewer: Viewer,
      sort: Order = [['requestedAt', 'desc']],
    ): Promise<List<{ booking: Booking }>> {
      const [found, total] = await Promise.all([
        find({ where, sort, ...skipOf(page) }),
        documents.count(bookings.name, where),
      ]);
      return {
        items: (await show(found, viewer)).map((booking) => ({ booking })),
        page: page.page,
        limit: page.limit,
        total,
      };
    },
  };
}

export type BookingReader = ReturnType<typeof bookingReader>;
