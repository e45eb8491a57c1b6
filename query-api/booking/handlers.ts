import { actorOf, partyOf, transitionFor } from '#contracts/booking/allowed-actions.ts';
import { cancellationFee, freeAfterMove } from '#contracts/booking/cancellation-fee.ts';
import { bookingGroups } from '#contracts/booking/lifecycle.ts';
import type { QueryOf } from '#contracts/calls/call.ts';
import type { bookingCalls } from '#contracts/calls/booking.ts';
import type { Actor, RecordedEvent } from '#contracts/events/envelope.ts';
import { streams } from '#contracts/events/streams.ts';
import type { List } from '#contracts/fields.ts';
import type { Booking, HistoryEntry } from '#contracts/views/booking.ts';
import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import { manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type Stored, type Where, readOn } from '#infra/eventing/documents.ts';
import { nextTurn } from '#infra/eventing/event-log.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import type { BookingDocument } from '#projectors/read-models/booking/bookings.ts';
import { folded, startsWords, wordsOf } from '#projectors/read-models/folded-text.ts';
import { cancellingAfterMove } from './agreements-view.ts';
import { historyWords, isOfHistory, isVisibleTo, type Reader } from './history.ts';
import { bookingReader, type BookingReader } from './booking-reader.ts';
import { viewerOf } from '#contracts/calls/viewer.ts';
import { takesNewJobs } from '../worker/listed-worker.ts';
import { findUpTo, joined, pageOf } from '../page.ts';
import { faceOf, peopleById } from '../account/people.ts';
import type { QueryContext } from '../query-context.ts';

type ListQuery = QueryOf<typeof bookingCalls.listBookings>;
type BookingQueries = Handlers<
  'listBookings' | 'listBookingsOfWorker' | 'readBooking' | 'readHistory' | 'previewCancellation' | 'previewMove'
>;

/** Maximum number of open bookings scanned. */
export const LOOKED_THROUGH = 1000;

/** Page size for reading own bookings; other requests are answered between pages. */
const OWN_AT_ONCE = 100;

export function bookingQueries(queryContext: QueryContext): BookingQueries {
  const reader = bookingReader(queryContext);

  async function listOwn(where: Where, query: ListQuery, viewer: Viewer): Promise<List<{ booking: Booking }>> {
    if (!query.q) return reader.list(where, query, viewer);
    const onwards = bookingReader({ ...queryContext, documents: readOn(queryContext.documents) });
    return listMatching(onwards, where, query, viewer);
  }

  return {
    async listBookings({ query, context }) {
      const viewer = viewerOf(context);
      if ((query.side ?? viewer.role) === 'client')
        return {
          data: await listOwn({ 'client.accountId': { eq: viewer.accountId }, ...statusWhere(query) }, query, viewer),
        };
      if (query.scope === 'open') return { data: await listOpen(queryContext, reader, query, viewer) };
      return { data: await listOwn(ofWorker(viewer.workerId ?? '', query), query, viewer) };
    },

    async listBookingsOfWorker({ params, query, context }) {
      const viewer = viewerOf(context);
      const { items: workers } = await queryContext.workers();
      if (!workers.has(params.id) || (viewer.role === 'worker' && viewer.workerId !== params.id))
        throw new ApiError('not_found');
      return { data: await listOwn({ 'worker.workerId': { eq: params.id }, ...statusWhere(query) }, query, viewer) };
    },

    readBooking: async ({ params, context }) => ({ data: (await reader.read(params.id, viewerOf(context))).booking }),

    async readHistory({ params, context }) {
      const viewer = viewerOf(context);
      const { document } = await reader.read(params.id, viewer);
      const party = partyOf(document, viewer);
      if (party === null || party === 'candidate') throw new ApiError('not_found');
      const items = await historyOf(queryContext, params.id, { party, workerId: viewer.workerId });
      return { data: { items: party === 'worker' ? sinceReopened(items) : items } };
    },

    async previewCancellation({ params, context }) {
      const viewer = viewerOf(context);
      const { document } = await reader.read(params.id, viewer);
      const actor = actorOf(document, viewer);
      const settings = await queryContext.settings();
      const now = queryContext.now().toISOString();
      if (!actor) throw new ApiError('not_found');
      if (!transitionFor('cancel', document, actor, now, settings))
        throw new ApiError('not_allowed_now', { details: { status: document.status } });
      return { data: cancellationFee(document, actor.party, now, settings) };
    },

    async previewMove({ params, query, context }) {
      const viewer = viewerOf(context);
      const { document } = await reader.read(params.id, viewer);
      const actor = actorOf(document, viewer);
      const settings = await queryContext.settings();
      const now = queryContext.now().toISOString();
      if (!actor) throw new ApiError('not_found');
      if (!transitionFor('propose_time', document, actor, now, settings))
        throw new ApiError('not_allowed_now', { details: { status: document.status } });
      const by = actor.party === 'client' ? 'client' : 'worker';
      const startsAt = manilaInstant(query.date, query.time);
      const freeUntil = freeAfterMove(document, { by, startsAt }, now, settings);
      return { data: cancellingAfterMove(document, { by, freeUntil }, settings) };
    },
  };
}

/** `group=over` includes bookings whose quote by this worker was not accepted. */
function ofWorker(workerId: string, query: ListQuery): Where {
  if (query.group === 'over' && !query.status) return { pastOf: { has: workerId } };
  return { 'worker.workerId': { eq: workerId }, ...statusWhere(query) };
}

function statusWhere({ status, group }: ListQuery): Where {
  if (status) return { status: { eq: status } };
  return group ? { status: { in: bookingGroups[group] } } : {};
}

/**
 * A person's own bookings that match the words. All are read, because the search covers the text as the viewer sees it,
 * which no index has.
 */
async function listMatching(
  reader: BookingReader,
  where: Where,
  query: ListQuery,
  viewer: Viewer,
): Promise<List<{ booking: Booking }>> {
  const matching: Booking[] = [];
  for (let skip = 0, ended = false; !ended; skip += OWN_AT_ONCE) {
    const found = await reader.find({ where, sort: [['requestedAt', 'desc']], skip, limit: OWN_AT_ONCE });
    matching.push(...(await reader.show(found, viewer)).filter(matches(query)));
    ended = found.length < OWN_AT_ONCE;
    await nextTurn();
  }
  return pageOf(
    matching.map((booking) => ({ booking })),
    query,
  );
}

/**
 * Open bookings that this worker may take: of their services, within reach or naming them, and not declined by them.
 */
async function listOpen(
  queryContext: QueryContext,
  reader: BookingReader,
  query: ListQuery,
  viewer: Viewer,
): Promise<List<{ booking: Booking }>> {
  const { items: workers } = await queryContext.workers();
  const worker = viewer.role === 'worker' ? workers.get(viewer.workerId ?? '') : undefined;
  if (!worker || !takesNewJobs(worker, manilaDay(queryContext.now()))) return pageOf([], query);
  const nearby: Where = {
    'service.id': { in: worker.services.map(({ serviceId }) => serviceId) },
    openCell: { in: worker.cells },
  };
  const askedByName: Where = { 'asked.workerId': { eq: worker.workerId }, status: { in: bookingGroups.waiting } };
  const { found, capped } = joined(
    await Promise.all(
      [nearby, askedByName].map((where) =>
        findUpTo(LOOKED_THROUGH, (limit) => reader.find({ where, sort: [['requestedAt', 'desc']], limit })),
      ),
    ),
  );
  // A worker's own requests as a client are not offered to them.
  const ofOthers = found.filter(({ document }) => document.client.accountId !== viewer.accountId);
  const shown = (await reader.show(newestFirst(ofOthers), viewer)).filter(matches(query)).sort(rebookedFirst);
  return pageOf(
    shown.map((booking) => ({ booking })),
    query,
    capped,
  );
}

function newestFirst(found: readonly Stored<BookingDocument>[]): Stored<BookingDocument>[] {
  return found.toSorted((one, other) => (one.document.requestedAt < other.document.requestedAt ? 1 : -1));
}

/** By words and status. */
function matches({ q, status: wanted }: ListQuery): (booking: Booking) => boolean {
  const words = wordsOf(q);
  return (booking) =>
    (!wanted || booking.status === wanted) &&
    (words.length === 0 || startsWords(folded(searchableText(booking)), words));
}

function searchableText({ code, service, worker, client, address }: Booking): string {
  // People leave the prefix out when they read a code aloud.
  const codes = [code, code.replace('SK-', '')];
  return [...codes, service.name, worker?.name, client.name, address.barangay, address.city].join(' ');
}

/** Rebooked requests come first. */
function rebookedFirst(one: Booking, other: Booking): number {
  return Number(other.priority === 'rebooked') - Number(one.priority === 'rebooked');
}

async function historyOf(
  { eventLog, documents }: QueryContext,
  bookingId: string,
  reader: Reader,
): Promise<HistoryEntry[]> {
  const [ofBooking, ofPayment] = await Promise.all(
    [streams.booking(bookingId), streams.payment(bookingId)].map((stream) => eventLog.readStream(stream)),
  );
  const events = [...(ofBooking ?? []), ...(ofPayment ?? [])]
    .filter((event) => isOfHistory(event) && isVisibleTo(reader, event))
    .sort((one, other) => one.position - other.position);
  const people = await peopleById(
    documents,
    events.flatMap((event) => actorIn(event) ?? []).flatMap((actor) => (actor === 'system' ? [] : actor.accountId)),
  );
  return events.map((event) => {
    const actor = actorIn(event) ?? 'system';
    const by = actorView(actor, reader, people);
    return {
      id: event.id,
      type: event.type,
      at: event.recordedAt,
      actor: { id: by.id, name: by.name, role: by.role },
      ...wordsFor(event, reader),
    };
  });
}

/** Both sides see staff as "Suki" only. */
function actorView(actor: Actor, { party }: Reader, people: Awaited<ReturnType<typeof peopleById>>) {
  if (actor === 'system') return { id: null, name: 'Suki', role: 'system' };
  if (actor.role === 'admin' && party !== 'admin') return { id: null, name: 'Suki', role: 'admin' };
  return { ...faceOf(people.get(actor.accountId), actor.accountId), role: actor.role };
}

/** A former worker's actions are hidden from the next one, whose history begins with the reopening. */
function sinceReopened(items: HistoryEntry[]): HistoryEntry[] {
  const reopened = items.findLastIndex(({ type }) => type === 'BookingReopened');
  return reopened < 0
    ? items
    : [
        ...items.slice(0, reopened).filter(({ type }) => type.startsWith('BookingRequest')),
        ...items.slice(reopened + 1),
      ];
}

/** A sealed event is shown as such, and the others are still read. */
function wordsFor(event: RecordedEvent, reader: Reader): Pick<HistoryEntry, 'text' | 'details' | 'unreadable'> {
  try {
    return isOfHistory(event) ? historyWords(event, reader) : { text: event.type, details: {} };
  } catch {
    return { text: "This step can't be shown right now", details: {}, unreadable: true };
  }
}

function actorIn(event: RecordedEvent): Actor | undefined {
  try {
    return event.metadata.actor;
  } catch {
    return undefined;
  }
}
