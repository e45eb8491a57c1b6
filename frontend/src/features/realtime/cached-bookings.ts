import { api } from '../../api/api.ts';
import { bookingTags } from '../../domain/booking/api.ts';

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];
type CachedBooking = { id: string; position: number };

/** Whether a cached read has this booking in a version before that position, or may lack it. */
export function bookingsOlderThan(state: State, bookingId: string, position: number): boolean {
  const entries = api.util.selectInvalidatedBy(state, [bookingTags.one(bookingId), bookingTags.list]);
  return (
    entries.length === 0 ||
    entries.some(({ queryCacheKey }) => !holds(state.api.queries[queryCacheKey]?.data, bookingId, position))
  );
}

function holds(data: unknown, bookingId: string, position: number): boolean {
  return bookingsIn(data).some((booking) => booking.id === bookingId && booking.position >= position);
}

/** A cached read is one booking or a list of `{booking}`. */
function bookingsIn(data: unknown): CachedBooking[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('items' in data && Array.isArray(data.items))
    return data.items.flatMap((item: { booking?: unknown }) => bookingsIn(item.booking));
  return 'id' in data && 'position' in data && typeof data.id === 'string' && typeof data.position === 'number'
    ? [{ id: data.id, position: data.position }]
    : [];
}
