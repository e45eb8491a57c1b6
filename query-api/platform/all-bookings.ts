import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import { codeBeginnings } from '#contracts/booking/code.ts';
import { bookingGroups } from '#contracts/booking/lifecycle.ts';
import type { QueryOf } from '#contracts/calls/call.ts';
import type { BookingFilters, platformCalls } from '#contracts/calls/platform.ts';
import type { List } from '#contracts/fields.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { Stored, Where } from '#infra/eventing/documents.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { findPeople } from '../account/people-search.ts';
import { prefixRange } from '../prefix-range.ts';
import { bookingsOfFigure } from '../analytics/bookings-of-figure.ts';
import type { BookingReader } from '../booking/booking-reader.ts';
import { needingAttention } from '../booking/overdue-jobs.ts';
import { inOrder, orderOf } from '../list-order.ts';
import { both, findUpTo, type FoundUpTo, joined, type Page, pageOf, cappedMark } from '../page.ts';
import type { QueryContext } from '../query-context.ts';

const newestFirst = [['requestedAt', 'desc']] as const;

type Reads = Pick<QueryContext, 'documents' | 'eventLog' | 'settings' | 'now'>;

/** All bookings, filtered for staff; newest first by default. */
export async function allBookings(
  queryContext: Reads,
  reader: BookingReader,
  { sort, ...filters }: BookingFilters & { sort?: QueryOf<typeof platformCalls.listAllBookings>['sort'] },
  page: Page,
  viewer: Viewer,
): Promise<List<{ booking: Booking }>> {
  const { where, capped } = await whereOf(queryContext, filters);
  const order = orderOf(sort, { when: 'startsAt', amount: 'totalCentavos' }, newestFirst);
  if (!filters.q) return { ...(await reader.list(where, page, viewer, order)), ...cappedMark(capped) };
  const searched = await findBookings(queryContext, filters.q, where);
  const { items, ...rest } = pageOf(inOrder(searched.found, order), page, searched.capped || capped);
  return { items: (await reader.show(items, viewer)).map((booking) => ({ booking })), ...rest };
}

/** The newest bookings of the list with these filters. */
export async function newestBookings(
  queryContext: Reads,
  filters: BookingFilters,
  atMost: number,
): Promise<FoundUpTo<Stored<BookingDocument>>> {
  const { where, capped } = await whereOf(queryContext, filters);
  const { found, capped: hasMore } = filters.q
    ? await findBookings(queryContext, filters.q, where)
    : await findUpTo(atMost, (limit) =>
        queryContext.documents.find<BookingDocument>(bookings.name, { where, sort: newestFirst, limit }),
      );
  return { found: found.slice(0, atMost), capped: capped || hasMore || found.length > atMost };
}

async function whereOf(queryContext: Reads, filters: BookingFilters): Promise<{ where: Where; capped: boolean }> {
  const { status, group, attention, service } = filters;
  const { where, capped } = await bookingsOfFigure(queryContext, filters);
  return {
    where: {
      ...where,
      ...(service && { 'service.id': { eq: service } }),
      ...(group && { status: { in: bookingGroups[group] } }),
      ...(status && { status: { eq: status } }),
      ...(attention && needingAttention(attention, queryContext.now(), await queryContext.settings())),
    },
    capped,
  };
}

/** Maximum number of results per search condition. */
export const BOOKINGS_FOUND = 500;

/** By code, or name of the client or worker; newest first. */
async function findBookings(
  { documents }: Reads,
  q: string,
  where: Where,
): Promise<FoundUpTo<Stored<BookingDocument>>> {
  const people = await findPeople(documents, q);
  const ids = people.found.map(({ id }) => id);
  const ways: Where[] = [
    ...codeBeginnings(q).map((code) => ({ code: prefixRange(code) })),
    ...(ids.length > 0 ? [{ 'client.accountId': { in: ids } }, { 'worker.accountId': { in: ids } }] : []),
  ];
  const lists = await Promise.all(
    ways.map((way) =>
      findUpTo(BOOKINGS_FOUND, (limit) =>
        documents.find<BookingDocument>(bookings.name, {
          where: both(where, way),
          sort: newestFirst,
          limit,
        }),
      ),
    ),
  );
  const { found, capped } = joined(lists);
  return {
    found: found.sort((one, other) => (one.document.requestedAt > other.document.requestedAt ? -1 : 1)),
    capped: capped || people.capped,
  };
}
