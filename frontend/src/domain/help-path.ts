import type { TicketAbout, TicketTopic } from '#contracts/events/support-tickets.ts';
import type { Side } from './booking/side.ts';

/** Path of the user's tickets. */
export function helpPath(side: Side): string {
  return `/${side}/help`;
}

/** Path of a new ticket with its subject filled in. */
export function askPath(side: Side, about?: TicketAbout, topic?: TicketTopic): string {
  const asked = new URLSearchParams({
    ...(topic && { topic }),
    ...(about && { [about.kind]: about.id }),
  }).toString();
  return `${helpPath(side)}/new${asked === '' ? '' : `?${asked}`}`;
}

export function ticketPath(side: Side, ticketId: string): string {
  return `${helpPath(side)}/${encodeURIComponent(ticketId)}`;
}
