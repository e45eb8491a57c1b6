import type { Ticket } from './support-tickets-fold.ts';

/** More than staff ever merge for one person. Bounds the read for any sequence of events. */
export const MOST_JOINED = 100;

/** Tickets merged into this one, directly or indirectly, nearest first. `read` omits missing ones. */
export async function ticketsJoinedIn(
  ticket: Ticket,
  read: (ids: readonly string[]) => Promise<readonly Ticket[]>,
): Promise<Ticket[]> {
  // Detects tickets merged into each other.
  const known = new Map([[ticket.ticketId, ticket]]);
  for (let next: readonly Ticket[] = [ticket]; next.length > 0;) {
    const ids = new Set(next.flatMap(({ tookOver }) => tookOver).filter((id) => !known.has(id)));
    const found = await read([...ids].slice(0, MOST_JOINED + 1 - known.size));
    // A merge that was not completed does not count.
    next = found.filter(({ mergedInto }) => mergedInto !== null && known.has(mergedInto));
    for (const one of next) known.set(one.ticketId, one);
  }
  return [...known.values()].filter((one) => one !== ticket);
}
