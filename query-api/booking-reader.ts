import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import type { List } from '#contracts/fields.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { CallFailed } from '#infra/call-failed.ts';
import type { FindOptions, Stored, Where } from '#infra/documents/port.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/bookings.ts';
import { sukiTieId, sukiTies, type SukiTieDocument } from '#projectors/read-models/suki-ties.ts';
import { bookingView, type Sight } from './booking-view.ts';
import { type Page, skipOf } from './page.ts';
import type { Sources } from './sources.ts';

/** Reads bookings and shows them as one person may see them. */
export function bookingReader(sources: Pick<Sources, 'documents' | 'workers' | 'settings' | 'now'>) {
  const { documents } = sources;

  /** In the order found, without those that are none of the viewer's business. */
  async function show(found: readonly Stored<BookingDocument>[], viewer: Viewer): Promise<Booking[]> {
    const [{ items: workers }, settings, ties] = await Promise.all([sources.workers(), sources.settings(), tiesOf(found)]);
    const now = sources.now().toISOString();
    const viewingWorker = viewer.workerId === null ? undefined : workers.get(viewer.workerId);
    return found.flatMap(({ document, position }) => {
      const tie = tieOf(document);
      const sight: Sight = { viewer, now, settings, viewingWorker, worker: document.worker ? workers.get(document.worker.workerId) : undefined, sukiJobs: tie === null ? 0 : (ties.get(tie) ?? 0) };
      return bookingView(document, position, sight) ?? [];
    });
  }

  async function tiesOf(found: readonly Stored<BookingDocument>[]): Promise<ReadonlyMap<string, number>> {
    const ids = new Set(found.map(({ document }) => tieOf(document)).filter((tie) => tie !== null));
    if (ids.size === 0) return new Map();
    const ties = await documents.getMany<SukiTieDocument>(sukiTies.name, [...ids]);
    return new Map(ties.map(({ id, document }) => [id, document.completedJobs]));
  }

  async function find(options: FindOptions): Promise<Stored<BookingDocument>[]> {
    return documents.find<BookingDocument>(bookings.name, options);
  }

  return {
    show,
    find,

    /** The stored booking, for one of its people; a booking of others does not exist for them. */
    async read(bookingId: string, viewer: Viewer): Promise<{ booking: Booking; document: BookingDocument }> {
      const stored = await documents.get<BookingDocument>(bookings.name, bookingId);
      const [booking] = stored ? await show([stored], viewer) : [];
      if (!stored || !booking) throw new CallFailed('not_found');
      return { booking, document: stored.document };
    },

    /** Newest first. */
    async list(where: Where, page: Page, viewer: Viewer): Promise<List<{ booking: Booking }>> {
      const [found, total] = await Promise.all([find({ where, sort: [['requestedAt', 'desc']], ...skipOf(page) }), documents.count(bookings.name, where)]);
      return { items: (await show(found, viewer)).map((booking) => ({ booking })), page: page.page, limit: page.limit, total };
    },
  };
}

export type BookingReader = ReturnType<typeof bookingReader>;

function tieOf({ client, worker }: BookingDocument): string | null {
  return worker && sukiTieId(client.accountId, worker.workerId);
}
