import type { TicketAbout, TicketTopic } from '#contracts/events/support-tickets.ts';
import type { Side } from './booking/side.ts';

/** Where a person finds what they asked for help with. */
export function helpPath(side: Side): string {
  return `/${side}/help`;
}

/** Where they ask, with what it is about filled in. */
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
