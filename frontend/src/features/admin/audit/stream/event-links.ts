import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { originOfLine } from '#contracts/payout/line-origin.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import type { EventRow } from '#contracts/views/platform-audit.ts';
import type { auditEn } from '../audit.en.ts';

type About = Pick<EventRow, 'stream' | 'data'>;
export type EventLink = { word: keyof typeof auditEn; to: string };

/** Id of the event's booking; null if it has none. */
function bookingOf({ stream, data }: About): string | null {
  const { kind, id } = partsOfStream(stream);
  if (kind === 'booking' || kind === 'payment') return id;
  const named = kind === 'payout' ? lineOf(data).bookingId : data.bookingId;
  return (kind === 'payout' || kind === 'calendar') && typeof named === 'string' ? named : null;
}

function lineOf(data: About['data']): { bookingId?: unknown; lineId?: unknown } {
  return typeof data.line === 'object' && data.line !== null ? data.line : {};
}

/** Booking stream whose history includes the event; null without one. */
export function bookingStreamOf(event: About): string | null {
  const bookingId = bookingOf(event);
  return bookingId === null ? null : streams.booking(bookingId);
}

/** Links to the source and destination of a payout line's money. */
export function eventLinks({ stream, data }: About): EventLink[] {
  const { workerId, toFriday } = data;
  if (typeof workerId !== 'string' || partsOfStream(stream).kind !== 'payout') return [];
  const payout = (friday: string) => `/admin/payouts/${encodeURIComponent(payoutId(workerId, friday))}`;
  if (typeof toFriday === 'string') return [{ word: 'carriedToPayout', to: payout(toFriday) }];
  const { bookingId, lineId } = lineOf(data);
  if (typeof bookingId === 'string')
    return [{ word: 'openPayment', to: `/admin/payments/${encodeURIComponent(bookingId)}` }];
  const origin = typeof lineId === 'string' ? originOfLine(lineId) : null;
  return origin === null ? [] : [{ word: 'fromPayout', to: payout(origin) }];
}
