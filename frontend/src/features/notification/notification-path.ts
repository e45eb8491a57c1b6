import type { Notification } from '#contracts/views/notification.ts';
import type { Side } from '../../domain/booking/side.ts';
import { ticketPath } from '../../domain/help-path.ts';
import { payoutDetailsPath } from '../../domain/payout-details-path.ts';

/** Paths where workers can act on notifications, by the prefix of their types; the first match counts. */
const workerPaths: readonly [string, string][] = [
  ['PayoutAccount', payoutDetailsPath],
  ['Payout', '/worker-earnings'],
  ['Document', '/worker-profile'],
  ['RequiredDocuments', '/worker-profile'],
  ['Calendar', '/worker/profile/availability'],
  ['Worker', '/worker-dashboard'],
  ['MissingItemsRequested', '/worker-dashboard'],
];

/** Link of a notification; null without a target. */
export function notificationPath(
  { bookingId, type, details }: Pick<Notification, 'bookingId' | 'type' | 'details'>,
  side: Side,
): string | null {
  if (typeof details.ticketId === 'string') return ticketPath(side, details.ticketId);
  if (bookingId) return `/${side}/bookings/${bookingId}`;
  if (type.startsWith('Bug')) return `/${side}/settings/report-bug`;
  return side === 'worker' ? (workerPaths.find(([name]) => type.startsWith(name))?.[1] ?? null) : null;
}
